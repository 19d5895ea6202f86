class Shelf
{c()
{from f in e
orderby descending
select a;
}
}
