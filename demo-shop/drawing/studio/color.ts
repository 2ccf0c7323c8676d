// A local name, because this is used millions of times and Jest's sandbox is slow to look up globals.
const math = Math;

/** Red, green and blue from 0 to 1 in linear light. */
export type Rgb = readonly [number, number, number];

const GAMMA = 2.2;
const STEPS = 4096;
const ENCODED = Float32Array.from({ length: STEPS + 1 }, (_, i) => (i / STEPS) ** (1 / GAMMA) * 255);

/** The colour of a hex code such as '#a1b2c3'. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number): number => (((value >> shift) & 255) / 255) ** GAMMA;
  return [channel(16), channel(8), channel(0)];
}

/** The sRGB value (0..255) of a linear amount. Bright light is compressed instead of clipped. */
export function encodeGamma(linear: number): number {
  const soft = linear < 0.8 ? linear : 0.8 + 0.2 * (1 - math.exp((0.8 - linear) / 0.35));
  return ENCODED[math.max(0, math.min(STEPS, math.round(soft * STEPS)))] as number;
}

/** The hex code of a colour. */
export function hex(color: Rgb): string {
  return `#${color.map((c) => math.round(encodeGamma(c)).toString(16).padStart(2, '0')).join('')}`;
}

export function mixRgb(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** A colour made lighter (above 1) or darker (below 1). */
export const scaleRgb = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k];
