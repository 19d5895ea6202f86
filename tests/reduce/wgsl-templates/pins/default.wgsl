struct Body{
c:ptr<storage,array<Body>>}
