void *malloc(unsigned long size);
void free(void *memory);

int main(void) {
  int *values = malloc(4 * sizeof(int)), i, sum = 0;
  for (i = 0; i < 4; i++) values[i] = i ^ 3;
  for (i = 0; i < 4; i++) sum += values[i] * i;
  free(values);
  __builtin_printf("%d\n", sum);
  return 0;
}
