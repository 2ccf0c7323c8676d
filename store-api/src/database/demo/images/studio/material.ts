import type { Rgb } from './color.ts';
import { mixRgb } from './color.ts';
import { lightFrom, lightOnto } from './light.ts';
import type { Vec3 } from './vector.ts';

// Used millions of times, and a global is slow to look up where code runs in a sandbox, as tests do.
const math = Math;

/** What a material is told about the place it colours. `at` is in the object's own millimetres. */
export interface SurfacePoint {
  readonly at: Vec3;
  readonly normal: Vec3;
  /** Direction of the mirrored view ray. */
  readonly mirror: Vec3;
  /** 1 where the surface faces the camera, 0 at its outline. */
  readonly facing: number;
}

/** Body colour with its cover (1 opaque), and light mirrored on top of it; linear light. */
export interface Ink {
  readonly body: Rgb;
  readonly cover: number;
  readonly glare: Rgb;
}

/** How a surface looks; see-through ones are drawn after all others, back to front. */
export interface Material {
  readonly seeThrough?: boolean;
  /** Lets what is behind the object through, but not the object's own far side. */
  readonly veiled?: boolean;
  ink(point: SurfacePoint): Ink;
}

/** One colour, or a colour by place in the object's own millimetres. */
export type Pigment = Rgb | ((at: Vec3) => Rgb);

const pigmentAt = (pigment: Pigment, at: Vec3): Rgb => (typeof pigment === 'function' ? pigment(at) : pigment);

const fresnel = (base: number, facing: number): number => base + (1 - base) * (1 - facing) ** 5;

const white = (amount: number): Rgb => [amount, amount, amount];

/** Polished plastic, lacquer, glazed china: body colour under a clear reflection. */
export function glossy(pigment: Pigment, shine = 0.05, blur = 0.04): Material {
  return {
    ink({ at, normal, mirror, facing }) {
      const color = pigmentAt(pigment, at);
      const light = lightOnto(normal);
      const glare = fresnel(shine, facing) * lightFrom(mirror[0], mirror[1], mirror[2], blur);
      return { body: [color[0] * light, color[1] * light, color[2] * light], cover: 1, glare: white(glare * 0.9) };
    },
  };
}

/** Paper, cloth, rubber, plaster. */
export function matt(pigment: Pigment, sheen = 0.02): Material {
  return {
    ink({ at, normal, mirror, facing }) {
      const color = pigmentAt(pigment, at);
      const light = lightOnto(normal);
      const glare = fresnel(sheen, facing * 0.7 + 0.3) * lightFrom(mirror[0], mirror[1], mirror[2], 1) * 0.5;
      return { body: [color[0] * light, color[1] * light, color[2] * light], cover: 1, glare: white(glare) };
    },
  };
}

/** Polished (blur 0.05) to brushed (blur 0.5) metal. */
export function metallic(pigment: Pigment, blur: number): Material {
  return {
    ink({ at, normal, mirror, facing }) {
      const color = pigmentAt(pigment, at);
      const rim = mixRgb(color, [1, 1, 1], (1 - facing) ** 5 * 0.7);
      const light = lightFrom(mirror[0], mirror[1], mirror[2], blur) * 0.8 + lightOnto(normal) * 0.12;
      return { body: [rim[0] * light, rim[1] * light, rim[2] * light], cover: 1, glare: [0, 0, 0] };
    },
  };
}

/** Acetate or plastic that lets light through: its edges hold more colour than its faces. */
export function translucent(pigment: Pigment, density: number, shine = 0.055): Material {
  return {
    veiled: true,
    ink({ at, normal, mirror, facing }) {
      const color = pigmentAt(pigment, at);
      const depth = 1 - facing;
      // Light leaves through the faces; at the outline it has come a longer way through the plastic.
      const light = (0.62 + 0.42 * lightOnto(normal)) * (1 - 0.5 * depth ** 1.4);
      const deep = mixRgb(color, [color[0] ** 1.8, color[1] ** 1.8, color[2] ** 1.8], 0.25 + depth * 0.55);
      const cover = math.min(1, density + (1 - density) * depth ** 1.5 * 0.75);
      const glare = fresnel(shine, facing) * lightFrom(mirror[0], mirror[1], mirror[2], 0.04);
      return { body: [deep[0] * light, deep[1] * light, deep[2] * light], cover, glare: white(glare) };
    },
  };
}

/** A finish of its own: the same colour whatever the light. */
export function flat(pigment: Pigment, cover = 1): Material {
  return {
    seeThrough: cover < 1,
    ink: ({ at }) => ({ body: pigmentAt(pigment, at), cover, glare: [0, 0, 0] }),
  };
}

/** Clear glass or a clear liquid's surface: mostly its reflections, denser at the outline. */
export function glass(tint: Rgb, cover: number, shine = 0.06): Material {
  return {
    seeThrough: true,
    ink({ mirror, facing }) {
      const edge = (1 - facing) ** 3;
      const glare = fresnel(shine, facing) * lightFrom(mirror[0], mirror[1], mirror[2], 0.05);
      return { body: tint, cover: math.min(0.95, cover + edge * 0.34), glare: white(glare * 0.8) };
    },
  };
}
