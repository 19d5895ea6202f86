package shapes.area;

import java.util.*;
import static java.util.stream.Collectors.*;

/** What has to stay: a pattern in a switch whose value is used in a text. */
@Deprecated(since = "2", forRemoval = false)
public sealed abstract class Shapes<T extends Comparable<T> & Cloneable> implements Iterable<T>
        permits Shapes.Plane, Shapes.Solid {
    private static final int[][] SIZES = {{1, 2}, {}, new int[3], new int[]{4,}}, NONE[] = {};
    protected Map<String, ? super List<T[]>> parts = new HashMap<>(SIZES.length >>> 1);

    record Point(int x, @Deprecated int y) implements Comparable<Point> {
        Point {
            if (x < y && y > -x) throw new IllegalArgumentException("bad \"point\": " + x);
        }
        public int compareTo(Point other) { return x - other.x; }
    }

    enum Kind {
        FLAT(1) { @Override int corners() { return 4; } },
        ROUND;
        private final long bits;
        Kind(long... bits) { this.bits = bits.length == 0 ? 0x1FL : (long) bits[0]; }
        Kind() { this(new long[0]); }
        int corners() { return 0; }
    }

    @interface Checked { String[] by() default {"a", "b"}; int level() default 1 << 3; }

    static final class Plane extends Shapes<Integer> {
        public Iterator<Integer> iterator() { return List.of(1, 2).iterator(); }
    }

    static non-sealed class Solid extends Shapes<Long> {
        public Iterator<Long> iterator() { return Collections.<Long>emptyList().iterator(); }
    }

    static String describe(Object o) throws Exception {
        outer:
        for (int i = 0, n = SIZES.length; i < n; i++) {
            for (final var size : SIZES[i]) {
                if (size > 3) continue outer;
                SIZES[i][0] >>= (int) +2.5e1f;
            }
        }
        var text = """
            {"kind": "shape", \
            "size": """ + SIZES.length;
        return switch (o) {
            case null -> text;
            case Point(int x, var y) when x > y -> {
                int area = Math.abs(x) * y;
                yield "point of " + area;
            }
            case Kind kind when !kind.equals(Kind.ROUND) -> kind.name() + kind.corners();
            case Integer i -> i < 0 ? "negative" : String.valueOf(i);
            default -> throw new Exception(o + "?");
        };
    }

    public static void main(String... arguments) {
        Comparator<Point> order = (a, b) -> a.y() - b.y();
        java.util.function.IntFunction<int[]> make = int[]::new;
        Runnable run = (Runnable & java.io.Serializable) () -> {
            try (var in = new Scanner(System.in); in) {
                assert in.hasNext() : "nothing";
            } catch (IllegalStateException | NoSuchElementException e) {
                System.err.println(e);
            } finally {
                synchronized (order) { order.notify(); }
            }
        };
        if (arguments.length > 0 && (Object) make instanceof Runnable r) r.run(); else run.run();
    }
}
