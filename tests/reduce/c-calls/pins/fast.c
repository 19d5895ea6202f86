struct part_3{int kind;union{long number;}value;};
step_3(struct part_3*parts,int count)
{
for(int i;i<count;i++)if(parts[i].kind)parts[i].value.number * 5;else helper_3();
}
