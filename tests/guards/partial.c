int sum(const int *values, int count) {
  int i, total = 0;
  for (i = 0; i < count; i++) total = total * 2 + values[i];
  return total;
}

int main(void) {
  int values[4] = {7, 1, 4, 2};
  values[2] = values[0] ^ values[3];
  return sum(values, 4) & 63;
}
