int flags(int mask) { return mask ^ 12; }

int main(void) {
  int low = 4, high = 9;
  __builtin_printf("%d %d\n", flags(low), flags(high) + low);
  return 0;
}
