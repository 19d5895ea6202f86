struct part_3{union{long number;}value;};
step_3(struct part_3*parts)
{
for(int i;;)if(parts++)parts[i].value.number * 5;else helper_3();
}
