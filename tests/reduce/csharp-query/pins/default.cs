class Shelf
{c d=from f in e orderby descending select a
;
}
