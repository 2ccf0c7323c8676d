import type { Vec3 } from './vector.ts';
import { cross, dot, normalize, smoothstep } from './vector.ts';

// A local name, because this is used millions of times and Jest's sandbox is slow to look up globals.
const math = Math;

/** A lamp with a rectangular diffuser, as seen from the object. */
interface Softbox {
  readonly axis: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly power: number;
}

function softbox(axis: Vec3, halfWidth: number, halfHeight: number, power: number): Softbox {
  const unit = normalize(axis);
  const right = normalize(cross(math.abs(unit[1]) > 0.9 ? [0, 0, -1] : [0, 1, 0], unit));
  return { axis: unit, right, up: cross(unit, right), halfWidth, halfHeight, power };
}

/** The lamps of the studio: one overhead, a window at the front left, a strip at each side, a reflector behind. */
const SOFTBOXES: readonly Softbox[] = [
  softbox([-0.1, 1, 0.12], 0.85, 0.55, 3.4),
  softbox([-0.62, 0.62, 0.75], 0.42, 0.3, 2.6),
  softbox([-1, 0.25, 0.1], 0.22, 0.8, 2),
  softbox([1, 0.35, 0.2], 0.2, 0.9, 1.5),
  softbox([0.2, 0.4, -1], 1.1, 0.5, 0.9),
];

const ROOM_TOP = 0.66;
const ROOM_SIDE = 0.16;
const ROOM_FLOOR = 0.42;

/** The light from a direction. `blur` (0..1) is the roughness of the surface that reflects it. */
export function getReflectedLight(x: number, y: number, z: number, blur: number): number {
  const vertical = smoothstep(-1, 1, y);
  let light =
    vertical > 0.5
      ? ROOM_SIDE + (ROOM_TOP - ROOM_SIDE) * (vertical * 2 - 1)
      : ROOM_FLOOR + (ROOM_SIDE - ROOM_FLOOR) * vertical * 2;
  const edge = 0.06 + blur * 0.9;
  for (const box of SOFTBOXES) {
    const facing = x * box.axis[0] + y * box.axis[1] + z * box.axis[2];
    if (facing < 0.08) continue;
    const u = math.abs(x * box.right[0] + y * box.right[1] + z * box.right[2]) / facing;
    const v = math.abs(x * box.up[0] + y * box.up[1] + z * box.up[2]) / facing;
    const across = 1 - smoothstep(box.halfWidth - edge, box.halfWidth + edge, u);
    const along = 1 - smoothstep(box.halfHeight - edge, box.halfHeight + edge, v);
    light += box.power * across * along * (1 - blur * 0.55);
  }
  return light;
}

const KEY: Vec3 = normalize([-0.45, 0.8, 0.55]);
const FILL: Vec3 = normalize([0.8, 0.35, 0.5]);

/** The light on a matt surface with the given normal. */
export function getDiffuseLight(normal: Vec3): number {
  const key = math.max(0, (dot(normal, KEY) + 0.25) / 1.25);
  const fill = math.max(0, dot(normal, FILL));
  return 0.4 + 0.12 * normal[1] + 0.64 * key + 0.14 * fill;
}
