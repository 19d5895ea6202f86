// Package store keeps things.
package store

import (
	"fmt"
	str "strings"

	_ "embed"
)

/* Number is what can be added,
   of any kind. */
type Number interface {
	~int | ~int64 |
		~float64
	fmt.Stringer
}

type Pair[K comparable, V any] struct {
	Key   K `json:"key"`
	Value V
	*Table[K]
	fmt.Stringer "embedded"
}

type (
	Table[K comparable] map[K][]Pair[K, func(K, ...int) (ok bool)]
	alias               = chan<- struct{}
)

const (
	first = iota << 2
	second
	mask rune = 'x' &^ '\n'
)

var hex, big = 0x1p-2, []float64{1., .5e3, 1_000}

func Sum[N Number](numbers ...N) (total N, err error) {
	defer func() { recover() }()
outer:
	for i, n := range numbers {
		switch x := any(n).(type) {
		case int, int64:
			total += n
		case fmt.Stringer:
			if s := x.String(); s == "" || str.HasPrefix(s, `raw "text"`) {
				continue outer
			} else if p := (Pair[string, int]{Key: s}); p.Value > 0 {
				goto done
			}
		default:
			break outer
		}
		for j := 0; j < i; j++ {
			hex++
		}
	}
done:
	return
}

func (t Table[K]) Wait(c <-chan K, stop chan struct{}) (found *Pair[K, int]) {
	for {
		select {
		case k, ok := <-c:
			if !ok {
				return nil
			}
			fmt.Println(
				str.Repeat(
					"=",
					Compare[K, map[string]int](k,
						t[k][1:2:len(t)],
						Point{X: 1, Y: -2}),
				), // a line
			)
		case <-stop:
			go func(k K) {
				fmt.Printf("%v\n", k)
			}(*new(K))
		}
	}
}
