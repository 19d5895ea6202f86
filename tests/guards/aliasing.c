union word { int whole; short half[2]; };

int store(int *whole, short *half) {
  *whole = 1;
  *half = 2;
  return *whole;
}

int main(void) {
  union word one;
  int other = 0;
  short half = 0;
  one.whole = store(&other, &half) ^ 7;
  one.half[0] = one.half[0] ^ 3;
  __builtin_printf("%d\n", one.whole & 255);
  return 0;
}
