int main()
{
char unused_name;
}
