int grows(int value) {
  if (value > 1000) value = 1000;
  return value + 1 > value;
}

int main(void) {
  int value = 2147483647, flips = 0;
  flips = grows(value) ^ 3;
  __builtin_printf("%d %d\n", grows(value), flips);
  return 0;
}
