import type { PackshotSpec } from '../image-spec.ts';
import { ACCENT_COLORS } from '../palette.ts';
import type { Camera } from '../studio/camera.ts';
import { orbit } from '../studio/camera.ts';
import type { Rgb } from '../studio/color.ts';
import { mixRgb, rgb } from '../studio/color.ts';
import type { Part } from '../studio/render.ts';
import type { Transform } from '../studio/transform.ts';
import { chain, IDENTITY } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';

/** What stands in the studio and the camera that looks at it. */
export interface Packshot {
  readonly parts: readonly Part[];
  readonly camera: Camera;
}

const DISTANCE = 640;

/** A camera turned about a target, so that `field` millimetres fill the picture. */
export const look = (target: Vec3, turn: number, rise: number, field: number): Camera => ({
  target,
  eye: orbit(target, turn, rise, DISTANCE),
  field,
});

/** The parts moved together. */
export const placed = (parts: readonly Part[], transform: Transform): Part[] =>
  parts.map((part) => ({ ...part, place: chain(transform, part.place ?? IDENTITY) }));

export const accentOf = (spec: PackshotSpec): Rgb => rgb(ACCENT_COLORS[spec.color]);
export const PAPER_WHITE = rgb('#f6f5f1');

/** Ink that reads on the given ground. */
export const inkOn = (ground: Rgb): Rgb =>
  ground[0] * 0.3 + ground[1] * 0.6 + ground[2] * 0.1 > 0.42 ? rgb('#2a2f36') : PAPER_WHITE;

/** A paler relative of a colour. */
export const pale = (color: Rgb, amount = 0.72): Rgb => mixRgb(color, PAPER_WHITE, amount);
