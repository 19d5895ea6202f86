int mix(int a, int b) { return a ^ b; }

int main(void) {
  int total = 3, i;
  for (i = 0; i < 4; i++) total += mix(i + 5, 7);
  return total & 63;
}
