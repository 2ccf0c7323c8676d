import type { ListView } from '../view/list-view.ts';

/** Measures of a frame in millimetres. */
export interface FrameSize {
  readonly lens: number;
  readonly bridge: number;
  readonly temple: number;
}

/** Frames that differ by at most this many millimetres fit alike. */
export const FIT_TOLERANCE: FrameSize = { lens: 2, bridge: 2, temple: 5 };

/** Measures that frames are made in, in millimetres: those of children up to the largest ones of adults. */
const possible = {
  lens: { min: 30, max: 75 },
  bridge: { min: 8, max: 32 },
  temple: { min: 90, max: 170 },
} as const;

/** Three numbers with anything but digits between them: temples have a square, a dash or a space. */
const SIZE_PATTERN = /^\D*(\d{2})\D+(\d{1,2})\D+(\d{2,3})\D*$/;

/** Reads a size as it is engraved on a temple, such as `52-17-140` or `52□17 140`; undefined for anything else. */
export function parseFrameSize(text: string): FrameSize | undefined {
  const [, lens, bridge, temple] = (SIZE_PATTERN.exec(text) ?? []).map(Number);
  if (lens === undefined || bridge === undefined || temple === undefined) return undefined;
  const size = { lens, bridge, temple };
  const isPossible = (['lens', 'bridge', 'temple'] as const).every(
    (name) => size[name] >= possible[name].min && size[name] <= possible[name].max,
  );
  return isPossible ? size : undefined;
}

/** A size as it is engraved on a temple. */
export function formatFrameSize({ lens, bridge, temple }: FrameSize): string {
  return `${lens}-${bridge}-${temple}`;
}

/** The filters of frames that fit like one of a size. */
export function toFitFilters(size: FrameSize): Pick<ListView, 'lens_width' | 'bridge_width' | 'temple_length'> {
  const toRange = (name: keyof FrameSize) => `${size[name] - FIT_TOLERANCE[name]}-${size[name] + FIT_TOLERANCE[name]}`;
  return { lens_width: toRange('lens'), bridge_width: toRange('bridge'), temple_length: toRange('temple') };
}
