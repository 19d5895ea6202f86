;; A small bank: accounts in an array, and what happens when one is empty.
(module $bank
  (@producers (language "by hand" "1"))
  (type $account (struct (field $number i32) (field $amount (mut i64))))
  (rec
    (type $list (sub (struct (field $first (ref null $account)) (field (ref null $rest)))))
    (type $rest (sub final $list (struct (field (ref null $account)) (field (ref null $list))))))
  (type $accounts (array (mut (ref null $account))))
  (import "env" "log" (func $log (param i32)))
  (tag $empty (param i64))
  (memory (export "memory") 1 2)
  (table $handlers 2 4 funcref)
  (elem (table $handlers) (offset (i32.const 0)) func $audit $pay)
  (data (i32.const 16) "no money\00" "left")
  (global $total (mut i64) (i64.const 0))
  (global $open (ref $accounts) (array.new_default $accounts (i32.const 8)))
  (start $audit)

  (func $audit (local $i i32)
    (; the sum is only of
       accounts that there are (; nested ;) ;)
    block $done
      loop $next
        local.get $i
        i32.const 8
        i32.ge_u
        br_if $done
        local.get $i
        call $log
        local.get $i
        i32.const 1
        i32.add
        local.set $i
        br $next
      end
    end)

  (func $pay (export "pay") (param $to i32) (param $amount i64) (result i64)
    (local $left i64)
    (@hint "rare")
    (if (i64.lt_s (local.get $amount) (i64.const 0))
      (then (return (i64.const -1)))
      (else
        (local.set $left
          (i64.sub
            (struct.get $account $amount
              (array.get $accounts (global.get $open) (local.get $to)))
            (local.get $amount)))))
    (block $caught (result i64)
      (try_table (result i64) (catch $empty $caught)
        (if (i64.eqz (local.get $left))
          (then (throw $empty (i64.mul (local.get $amount) (i64.const 0x1_0)))))
        (local.get $left)))
    (global.set $total (i64.add (global.get $total) (local.get $amount))))

  (func $blend (param v128 v128) (result v128)
    local.get 0
    v128.const i32x4 1 2 0xff -1
    i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
    (v128.load offset=32 align=4 (i32.const 0))
    v128.xor)

  (func $wait (param $at i32) (result i32)
    (memory.atomic.wait32 (local.get $at) (i32.const 0) (i64.const 1_000))
    (if (result i32) (call_indirect $handlers (param) (result i32) (i32.const 1))
      (then (f32.const nan:0x400000) drop (i32.const 1))
      (else i32.const 2)))
)

(assert_return (invoke "pay" (i32.const 0) (i64.const 5)) (i64.const 80))
(assert_trap (invoke "pay" (i32.const 9) (i64.const 5)) "out of bounds")
(assert_invalid (module (func (result i32) (i64.const 0))) "type mismatch")
(assert_malformed (module quote "(func (nop)") "unexpected token")
(register "bank" $bank)
