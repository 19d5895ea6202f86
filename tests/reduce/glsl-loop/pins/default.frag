#version 450
vec3 march()
{
while(texture());
}
