#version 450 core
#extension GL_EXT_shader_16bit_storage : enable
/* Fog over a sea: what the light does on its way. */
#define STEPS 16  /* more is
                  slower */
#ifdef GL_ES
precision mediump float;
#endif

struct Ray { vec3 from, to[2]; float reach; };
layout(location = 0) in vec3 position;
layout(location = 0, index = 0) out vec4 colour;
layout(binding = 1) uniform sampler2D waves;
layout(std140, binding = 2) uniform Sea {
    mat4 view;
    layout(offset = 64) float height[4];
#if STEPS > 8
    vec4 fine;
#endif
} sea;
layout(early_fragment_tests) in;
const float table[3] = float[](0.5, 1.5e-3, .25f), one = 1.0;
const Ray start = { vec3(0), { vec3(1), vec3(2) }, 2. };

float fog(const highp vec3 at, inout float depth);
#ifdef SOFT
float fog(const highp vec3 at, inout float depth, int more)
#else
float fog(const highp vec3 at, inout float depth)
#endif
{
    depth -= dot(at.xyz, vec3(one)) * table[1];
    return depth > 0.0 ? exp(-depth) : 1.0
#ifdef SOFT
        + float(more)
#endif
        ;
}

vec3 march(Ray ray)
{
    vec3 sum = vec3(0.0);
    float depth = ray.reach, step = depth / float(STEPS);
    [[unroll]] for (int i = 0, n = STEPS; i < n; i++) {
        vec3 at = mix(ray.from, ray.to[i & 1], float(i) * step);
        if (at.y < sea.height[i % 4]) {
            vec2 uv = at.xz * 0.1;
            while (texture(waves, uv).r > at.y) {
                uv += vec2(0.01, 0.0);
                sum.g = fog(at, depth) * 2.0;
                if (any(isnan(uv))) discard;
            }
            break;
        }
        else
            sum += fog(at,
#ifdef SOFT
                       depth, 3
#else
                       depth
#endif
                       );
    }
    switch (int(sum.x)) {
    case 0:
        do { sum.b--; } while (sum.b > 1.0 || !(sum.r != 0.0));
    default:
        return ~0u == 0xFFu ? sum : sum.bgr;
    }
}

void main()
{
    Ray ray = Ray(position, vec3[2](position, -position), 4.0);
    colour = vec4(march(ray), 1.0), colour.a *= 0.5;
}
