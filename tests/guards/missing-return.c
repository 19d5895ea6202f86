int next(int state) {
  int step = state * 5 + 1;
  if (step > 90) step = step - 90;
  return step ^ 6;
}

int main(void) {
  int state = 4;
  state = next(state);
  state = next(state);
  __builtin_printf("%d\n", state);
  return 0;
}
