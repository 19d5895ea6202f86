int count;

int next(void) { return ++count; }

int main(void) {
  int values[3] = {0, 0, 0}, at = 0;
  values[at] = next();
  at = at + 1;
  values[at] = next() ^ 3;
  at = at + 1;
  values[at] = values[0] * 10 + values[1];
  __builtin_printf("%d %d\n", values[2], at);
  return 0;
}
