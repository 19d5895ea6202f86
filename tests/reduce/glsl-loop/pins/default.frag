#version 450
c b()
{
while(texture());
}
