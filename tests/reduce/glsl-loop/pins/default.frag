#version 450 core

vec3 march()
{
            while (texture()) ;
        }
