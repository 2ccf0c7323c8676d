import type { LensKind } from '../../src/image-spec.ts';
import type { Rgb } from '../studio/color.ts';
import { mixRgb, rgb } from '../studio/color.ts';
import { getReflectedLight } from '../studio/light.ts';
import type { Material } from '../studio/material.ts';
import { translucent } from '../studio/material.ts';
import type { Mesh } from '../studio/mesh.ts';
import { MeshBuilder } from '../studio/mesh.ts';
import type { Part } from '../studio/render.ts';
import { sweep } from '../studio/solids.ts';
import type { Vec3 } from '../studio/vector.ts';
import { clamp, mix, normalize, smoothstep } from '../studio/vector.ts';
import { bendPoint, DEFAULT_WRAP } from './bend.ts';
import type { LensShape } from './lens-shapes.ts';
import { getLensCentre, getLensOutline } from './lens-shapes.ts';

const RINGS = 24;
/** The radius of the sphere that reflections on a lens follow, in millimetres. */
const BASE_CURVE = 128;
/** The form itself is flatter, so that the rim of a lens stays inside a flat front. */
const FORM_CURVE = 260;

/** The depth of a point of a lens behind the middle of the lens. */
export const getLensDepth = (shape: LensShape, x: number, y: number): number =>
  // A shield follows the front's curve sideways and has none of its own.
  -(y * y) / (2 * FORM_CURVE) - (shape.single ? 0 : (x * x) / (4 * FORM_CURVE));

/** A domed sheet that fills the outline of a lens. */
export function createLensMesh(shape: LensShape, side: 1 | -1, grow: number): Mesh {
  const builder = new MeshBuilder();
  const normals: number[] = [];
  const outline = getLensOutline(shape);
  const centre = getLensCentre(shape);
  const point = (x: number, y: number): number => {
    const slope: Vec3 = normalize([(side * x * (shape.single ? 0 : 0.7)) / BASE_CURVE, y / BASE_CURVE, 1]);
    normals.push(...slope);
    return builder.point(side * (centre + x), y, getLensDepth(shape, x, y));
  };
  point(0, 0);
  for (let ring = 1; ring <= RINGS; ring++) {
    const k = (ring / RINGS) * grow;
    for (const [x, y] of outline) point(x * k, y * k);
  }
  const count = outline.length;
  const at = (ring: number, i: number): number => 1 + (ring - 1) * count + (i % count);
  for (let i = 0; i < count; i++) {
    builder.triangle(0, at(1, i), at(1, i + 1));
    for (let ring = 1; ring < RINGS; ring++) {
      builder.quad(at(ring, i), at(ring, i + 1), at(ring + 1, i + 1), at(ring + 1, i));
    }
  }
  return builder.build(normals);
}

/** Coated lenses reflect less at their outline than uncoated ones. */
const GRAZING = 0.4;

interface LensTint {
  readonly top: Rgb;
  readonly bottom: Rgb;
  readonly coverTop: number;
  readonly coverBottom: number;
  readonly shine: number;
  readonly sheen: Rgb;
  /** The colours of a mirror coating from top to bottom. */
  readonly mirror?: readonly [Rgb, Rgb];
}

const tint = (top: string, bottom: string, coverTop: number, coverBottom: number, shine = 0.09): LensTint => ({
  top: rgb(top),
  bottom: rgb(bottom),
  coverTop,
  coverBottom,
  shine,
  sheen: [1, 1, 1],
});

const ANTI_REFLEX: Rgb = [0.72, 1, 0.86];

const TINTS: Record<LensKind, LensTint> = {
  clear: { ...tint('#eef4f4', '#ffffff', 0.05, 0.02, 0.035), sheen: ANTI_REFLEX },
  reading: { ...tint('#f6f7f2', '#ffffff', 0.06, 0.03, 0.045), sheen: ANTI_REFLEX },
  grey: tint('#0c0d0f', '#34383d', 0.96, 0.78),
  brown: tint('#1f0e06', '#7c4a20', 0.95, 0.68),
  green: tint('#0a1712', '#3f5d42', 0.95, 0.72),
  rose: tint('#b0566a', '#f0c4c6', 0.72, 0.36),
  yellow: tint('#d59a16', '#f6dc78', 0.66, 0.48),
  'blue-mirror': { ...tint('#0a1c3a', '#16405e', 0.97, 0.95, 0.2), mirror: [rgb('#2a4fd0'), rgb('#38c6d8')] },
  'orange-mirror': { ...tint('#3a1206', '#5a2a08', 0.97, 0.95, 0.2), mirror: [rgb('#d8321e'), rgb('#f6b23a')] },
};

/** The reflection of a tall window beside the camera: a slanted band on every lens. */
function getWindowReflection(mirror: Vec3): number {
  const across = mirror[0] * 0.86 + mirror[1] * 0.5 - mirror[2] * 0.02;
  const band = smoothstep(-0.18, -0.11, across) * (1 - smoothstep(0, 0.1, across));
  const second = smoothstep(0.12, 0.16, across) * (1 - smoothstep(0.17, 0.22, across));
  return (band * 0.8 + second * 0.45) * smoothstep(-0.45, 0.3, mirror[1]) * smoothstep(0.3, 0.7, mirror[2]);
}

/** The surface of a lens: tint, coating and reflections. */
export function getLensFinish(kind: LensKind, halfHeight: number): Material {
  const look = TINTS[kind];
  return {
    seeThrough: true,
    ink({ at, mirror, facing }) {
      const down = clamp(0.5 - at[1] / (2 * halfHeight), 0, 1);
      const fade = smoothstep(0.08, 0.95, down);
      const edge = (1 - facing) ** 3;
      const light = getReflectedLight(mirror[0], mirror[1], mirror[2], 0.03);
      const glare =
        (look.shine + (1 - look.shine) * (1 - facing) ** 5 * GRAZING) * (light + getWindowReflection(mirror));
      const coat = look.mirror ? mixRgb(look.mirror[0], look.mirror[1], clamp(fade + mirror[0] * 0.25, 0, 1)) : null;
      const body = mixRgb(look.top, look.bottom, fade);
      const shown = coat ? mixRgb(body, coat, 0.42 + 0.3 * light) : body;
      const sheen = coat ? mixRgb(coat, [1, 1, 1], 0.45) : look.sheen;
      return {
        body: shown,
        cover: Math.min(0.985, mix(look.coverTop, look.coverBottom, fade) + edge * 0.4),
        glare: [glare * sheen[0], glare * sheen[1], glare * sheen[2]],
      };
    },
  };
}

/** The polished edge of a rimless lens. */
export function createLensEdge(shape: LensShape, side: 1 | -1): Part {
  const radius = shape.wrap ?? DEFAULT_WRAP;
  const centre = getLensCentre(shape);
  const outline = getLensOutline(shape);
  const line = outline.map(
    ([x, y]): Vec3 => bendPoint([side * (centre + x), y, -1.2 + getLensDepth(shape, x, y)], radius),
  );
  const outward = (t: number): Vec3 => {
    const [x, y] = outline[Math.round(t * outline.length) % outline.length] as readonly [number, number];
    return [side * x, y, 0];
  };
  const mesh = sweep(line, () => [0.32, 0.85, 4], outward, true, 10);
  return { mesh, material: translucent(rgb('#8fb3a8'), 0.5, 0.12), shadow: 0.5 };
}

/** The darkness of a lens's shadow. */
export const getLensShadow = (kind: LensKind): number => TINTS[kind].coverBottom * 0.6;
