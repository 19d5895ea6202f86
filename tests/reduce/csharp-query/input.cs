#define STOCK
#region What it needs
using System;
using static System.Math;
using Numbers = System.Collections.Generic.Dictionary<string, (int count, decimal? price)>;
#endregion
[assembly: System.Reflection.AssemblyTitle("Stock")]

#nullable enable
namespace Stock;

public enum Kind : byte { Fruit = 1, Root = Fruit << 1, [Obsolete] Other }

public delegate ref readonly T Picker<in T>(T[] from, params int[] at) where T : struct;

/// <summary>What there is to sell.</summary>
public abstract record Item(string Name, Kind Kind = Kind.Other)
{
    public required decimal Price { get; init; } = 1_000.50m;
    public virtual string Label => $"{Name,-10}: {Price:#,##0.00} {(Kind is Kind.Fruit or Kind.Root ? "fresh" : @"""old""")}";
    protected Item(Item other) : this(other.Name) { }
    ~Item() => Console.WriteLine($@"gone: {Name
        }\n{{0}}");
}

internal sealed partial class Shelf<TItem>(int size) : Item("shelf"), IComparable<Shelf<TItem>>, IDisposable
    where TItem : Item?, new()
{
    private readonly TItem?[] items = new TItem?[size];
    private const string Text = """
        A "raw" string, {not} interpolated.
        """;
    public event EventHandler<int>? Sold { add { } remove { } }
    public TItem? this[Index at, bool checkedToo = false] { get => items[at]; set => items[at] = value; }
    public static implicit operator int(Shelf<TItem> shelf) => shelf.items.Length;
    public static Shelf<TItem> operator >>(Shelf<TItem> shelf, int by) => shelf;
    int IComparable<Shelf<TItem>>.CompareTo(Shelf<TItem>? other) => other is { items: { Length: > 3 and not 7 } all } ? -all.Length : 0;
    void IDisposable.Dispose() => GC.SuppressFinalize(this);

#if STOCK
    public unsafe int Sum(int* at, out int rest)
#else
    public int Sum(int at)
#endif
    {
        var total = 0;
        rest = sizeof(int);
        fixed (TItem?* first = &items[0])
            for (int i = 0, n = items.Length; i < n; i++, total += (int)items[i]!.Price)
                if (items[i] is null) continue;
                else goto next;
        next:
        checked { total -= *at++ >> 1; }
        return total;
    }

    public async System.Threading.Tasks.Task<Numbers> Count(string[] names, Func<int, int>? by)
    {
        Numbers counts = new() { ["none"] = (0, null), };
        int[] primes = [2, 3, .. new[] { 5, 7 }, names.Length];
        await foreach (var (name, price) in Prices(names[1..^1]).ConfigureAwait(false))
        {
            using var watch = new Watch { Name = name };
            try { counts[name] = (by?.Invoke(primes[0]) ?? default, price); }
            catch (ArgumentException e) when (e.Message.Length < 10 && e is not null) { throw; }
            finally { lock (items) { Max(1, 2); } }
        }
        var cheap = from name in names
                    let known = counts[name]
                    where known.price < 3 && known.count > (long)-1
                    join item in items on name equals item?.Name into same
                    orderby known.count descending, name
                    group same by name[0] into letters
                    select new { letters.Key, Size = letters.Count() };
        Func<int, bool> even = static (int x) => x % 2 == 0, odd = delegate (int y) { return !even(y); };
        switch (counts)
        {
            case { Count: 0 }: break;
            case Numbers { Count: var few } when few < 5:
            default: yield break;
        }
        string Say(in int x, string? y = null) => x switch { < 0 => "minus", 0 or 1 => nameof(x), _ when y is [_, .., 'z'] => y, _ => "many" };
        return counts with { };
    }
}
