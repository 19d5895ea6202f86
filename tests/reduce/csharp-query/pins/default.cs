class Shelf
{Count()
{from name in names
orderby descending
select letters;
}
}
