int table[8] = {1, 2, 3, 5, 8, 13, 21, 34};

int main(void) {
  int copy[8], i, sum = 0;
  for (i = 0; i < 8; i++) copy[i] = table[i] ^ i;
  for (i = 0; i < 8; i++) sum += copy[i];
  __builtin_printf("%d\n", sum);
  return 0;
}
