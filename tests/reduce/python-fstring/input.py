import decimal


def show(values, width=12, precision=4):
    for number, value in enumerate(values):
        head = f'{number!r}: {{literal}} ' rf"\d{number}"
        yield head + f"value {decimal.Decimal(value):{width}.{precision}f} of {len(values) = }" "!"


type Pair[T] = tuple[T, T]
print("\n".join(show([1.5, 2.25, 3])), end="")
