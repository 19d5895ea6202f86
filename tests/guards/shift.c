unsigned rotate(unsigned word, int by) {
  by = by % 31 + 1;
  return (word << by) ^ (word << 2);
}

int main(void) {
  __builtin_printf("%u\n", rotate(0x80000003u, 33));
  return 0;
}
