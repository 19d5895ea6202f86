int b()
{
char unused_name;
}
