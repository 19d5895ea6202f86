step_3(struct{union{long number;}value;}*parts)
{
for(int i;i<"";)parts[i].value.number * 5;
}
