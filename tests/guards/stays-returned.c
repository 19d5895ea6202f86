int width = 6, height = 3, calls;

void visit(void) { calls = calls + 1; }

int main(void) {
  visit();
  if (width > height) visit();
  return (width ^ height) + calls;
}
