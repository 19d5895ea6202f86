template<typename a>struct b{
static_assert(sizeof(a)<=0,"ticket 90125");
};
b<int>c;
