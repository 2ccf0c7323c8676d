import type { Rgb } from './color.ts';
import { mixRgb } from './color.ts';
import { getDiffuseLight, getReflectedLight } from './light.ts';
import type { Vec3 } from './vector.ts';

// A local name, because this is used millions of times and Jest's sandbox is slow to look up globals.
const math = Math;

/** The point of a surface whose colour is computed. `at` is in the object's own coordinates. */
interface SurfacePoint {
  readonly at: Vec3;
  readonly normal: Vec3;
  /** The direction of the reflected view ray. */
  readonly mirror: Vec3;
  /** 1 where the surface faces the camera, 0 at its outline. */
  readonly facing: number;
}

/** The colour of a surface with its opacity, and the light that it reflects, in linear light. */
export interface Ink {
  readonly body: Rgb;
  readonly cover: number;
  readonly glare: Rgb;
}

/** The appearance of a surface. Translucent ones are drawn after all others. */
export interface Material {
  readonly seeThrough?: boolean;
  /** Shows what is behind the object, but not the object's own far side. */
  readonly veiled?: boolean;
  ink(point: SurfacePoint): Ink;
}

/** A colour, or a function of the position in the object's own coordinates. */
export type Pigment = Rgb | ((at: Vec3) => Rgb);

const getPigmentColor = (pigment: Pigment, at: Vec3): Rgb => (typeof pigment === 'function' ? pigment(at) : pigment);

const fresnel = (base: number, facing: number): number => base + (1 - base) * (1 - facing) ** 5;

const white = (amount: number): Rgb => [amount, amount, amount];

/** Polished plastic, lacquer or glazed china. */
export function glossy(pigment: Pigment, shine = 0.05, blur = 0.04): Material {
  return {
    ink({ at, normal, mirror, facing }) {
      const color = getPigmentColor(pigment, at);
      const light = getDiffuseLight(normal);
      const glare = fresnel(shine, facing) * getReflectedLight(mirror[0], mirror[1], mirror[2], blur);
      return { body: [color[0] * light, color[1] * light, color[2] * light], cover: 1, glare: white(glare * 0.9) };
    },
  };
}

/** Paper, cloth, rubber or plaster. */
export function matt(pigment: Pigment, sheen = 0.02): Material {
  return {
    ink({ at, normal, mirror, facing }) {
      const color = getPigmentColor(pigment, at);
      const light = getDiffuseLight(normal);
      const glare = fresnel(sheen, facing * 0.7 + 0.3) * getReflectedLight(mirror[0], mirror[1], mirror[2], 1) * 0.5;
      return { body: [color[0] * light, color[1] * light, color[2] * light], cover: 1, glare: white(glare) };
    },
  };
}

/** Metal, from polished (blur 0.05) to brushed (blur 0.5). */
export function metallic(pigment: Pigment, blur: number): Material {
  return {
    ink({ at, normal, mirror, facing }) {
      const color = getPigmentColor(pigment, at);
      const rim = mixRgb(color, [1, 1, 1], (1 - facing) ** 5 * 0.7);
      const light = getReflectedLight(mirror[0], mirror[1], mirror[2], blur) * 0.8 + getDiffuseLight(normal) * 0.12;
      return { body: [rim[0] * light, rim[1] * light, rim[2] * light], cover: 1, glare: [0, 0, 0] };
    },
  };
}

/** Translucent plastic. Its edges have more colour than its faces. */
export function translucent(pigment: Pigment, density: number, shine = 0.055): Material {
  return {
    veiled: true,
    ink({ at, normal, mirror, facing }) {
      const color = getPigmentColor(pigment, at);
      const depth = 1 - facing;
      // At the outline, light has passed through more of the plastic.
      const light = (0.62 + 0.42 * getDiffuseLight(normal)) * (1 - 0.5 * depth ** 1.4);
      const deep = mixRgb(color, [color[0] ** 1.8, color[1] ** 1.8, color[2] ** 1.8], 0.25 + depth * 0.55);
      const cover = math.min(1, density + (1 - density) * depth ** 1.5 * 0.75);
      const glare = fresnel(shine, facing) * getReflectedLight(mirror[0], mirror[1], mirror[2], 0.04);
      return { body: [deep[0] * light, deep[1] * light, deep[2] * light], cover, glare: white(glare) };
    },
  };
}

/** The same colour in any light. */
export function flat(pigment: Pigment, cover = 1): Material {
  return {
    seeThrough: cover < 1,
    ink: ({ at }) => ({ body: getPigmentColor(pigment, at), cover, glare: [0, 0, 0] }),
  };
}

/** Clear glass or liquid, denser at its outline. */
export function glass(tint: Rgb, cover: number, shine = 0.06): Material {
  return {
    seeThrough: true,
    ink({ mirror, facing }) {
      const edge = (1 - facing) ** 3;
      const glare = fresnel(shine, facing) * getReflectedLight(mirror[0], mirror[1], mirror[2], 0.05);
      return { body: tint, cover: math.min(0.95, cover + edge * 0.34), glare: white(glare * 0.8) };
    },
  };
}
