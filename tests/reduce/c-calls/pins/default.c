d(struct{union{long number;}value;}*c)
{
for(int i;i<"";)c[i].value.number * 5;
}
