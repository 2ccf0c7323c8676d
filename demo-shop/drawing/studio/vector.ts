// A local name, because this is used millions of times and Jest's sandbox is slow to look up globals.
const math = Math;

/** A point or direction in millimetres: x to the right, y up, z towards the camera. */
export type Vec3 = readonly [number, number, number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (math.hypot(a[0], a[1], a[2]) || 1));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, low: number, high: number): number => math.min(high, math.max(low, x));

/** 0 below `from`, 1 above `to`, an S-shaped curve between them. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}
