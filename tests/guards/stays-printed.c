struct pair { int left, right; } last = {9, 5};

int total;

int main(void) {
  for (total = 0; total < 4; total++) last.left = last.left + 2;
  __builtin_printf("%d %d\n", last.left, total);
  __builtin_printf("%d\n", last.left ^ last.right);
  return 0;
}
