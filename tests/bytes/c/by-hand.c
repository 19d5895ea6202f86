#include <stdio.h>
int main(){
printf("%08x",0.);
}
