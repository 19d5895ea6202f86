// Bodies that draw each other, and their picture.
enable f16;
requires readonly_and_readwrite_storage_textures, packed_4x8_integer_dot_product;
diagnostic(off, derivative_uniformity);

struct Body {
    @size(16) place: vec3<f32>,
    @align(16) speed: vec3f,
    mass: f32,
};
struct Output { @builtin(position) at: vec4<f32>, @location(0) @interpolate(flat, first) kind: u32 }

alias Matrix = array<array<f32, 4>, 4>;
@id(7) override count: u32 = 64u;
const G = 6.674e-11;
const half = 1h;
const table: array<vec2<f32>, (1 << 2) - 1>= array<vec2<f32>, 3>(vec2(0.0), vec2<f32>(1.0, 0x1.8p1f), vec2f());
var<private> seed: u32;
var<workgroup> sum: atomic<i32>;
@group(0) @binding(0) var<storage, read_write> bodies: array<Body>;
@group(0) @binding(1) var<uniform> view: mat4x4<f32>;
@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var linear: sampler;

fn next(limit: u32) -> u32 {
    seed = (seed ^ (seed << 13u)) * 1664525u;
    return select(seed % limit, 0u, limit == 0u || seed > 0xFFFF0000u);
}

/* The force on one body, /* nested */ from all the others. */
fn force(of: ptr<function, Body>, others: ptr<storage, array<Body>, read_write>) -> vec3<f32> {
    var all = vec3<f32>();
    for (var i: u32 = 0; i < arrayLength(others); i++) {
        let away = (*others)[i].place - (*of).place;
        let far = dot(away, away) + 0.01;
        if far < 1e6 && i >= 1u {
            all += away * (G * others[i].mass / (far * sqrt(far)));
        } else if (far > 1e9) {
            continue;
        } else {
            break;
        }
    }
    return all;
}

@compute @workgroup_size(64, 1)
fn move_all(@builtin(global_invocation_id) id: vec3<u32>, @builtin(local_invocation_index) local: u32) {
    if (id.x >= count) { return; }
    var one = bodies[id.x];
    one.speed += force(&one, &bodies);
    one.place = fma(one.speed, vec3<f32>(0.1), one.place);
    switch local & 3u {
        case 0, 1u: { atomicAdd(&sum, i32(next(10u))); }
        case 2u, default {
            var tries = 0;
            loop {
                tries++;
                if bool(next(2u)) { break; }
                continuing { tries -= -1; break if tries >= 5; }
            }
        }
    }
    workgroupBarrier();
    _ = atomicLoad(&sum);
    bodies[id.x] = one;
}

@fragment
fn paint(in: Output) -> @location(0) vec4<f32> {
    const_assert 1 < 2;
    while !(in.kind > 3u) { discard; }
    let colour = textureSample(picture, linear, in.at.xy * 0.5);
    return vec4<f32>(colour.rgb, 1.0);
}
