enum mode { FIRST = 1, SECOND = 3, THIRD = 6 } mode = SECOND;

int state;

int main(void) {
  switch (mode) {
  case FIRST: state = 1; break;
  case SECOND: state = mode ^ THIRD; break;
  default: state = 9;
  }
  return state;
}
