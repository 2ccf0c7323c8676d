import type { Box } from './place-frame.ts';

/** Pixels as a canvas has them: red, green, blue and alpha of each. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Levels of a channel, of 255, by which the frame differs from its background: none of it below, all of it above. */
const SOFT_EDGE = { from: 18, to: 44 } as const;
/** A shadow darkens all channels alike: down to this share of the background, within this tolerance. */
const SHADOW = { darkest: 0.7, tolerance: 0.045 } as const;
/** The background is measured in this share of the image above and below, where a product photo has no frame. */
const BAND = 0.2;
/** Every how many pixels the background is measured in each direction. */
const SAMPLE_STEP = 6;
/** Pixels within these levels of the first measure are background too. */
const REFINED_WITHIN = 20;
const CHANNELS = [0, 1, 2] as const;
const PIXEL_BYTES = 4;
const OPAQUE = 255;
/** Share of a row or column that is opaque where the frame is, so that dust does not count. */
const MIN_SHARE = 0.006;

/** Terms of a background whose light changes smoothly, at a place from -1 to 1. */
const getTerms = (x: number, y: number) => [1, x, y, x * x, y * y, x * y] as const;
const TERM_COUNT = 6;
/** A smaller pivot is a rounding error. */
const MIN_PIVOT = 1e-9;

/**
 * Makes the background of a product photo transparent in place and returns the box of the frame; undefined where it finds none.
 * The background is a smooth light, so clear lenses become transparent, too. A shadow is not part of the frame.
 */
export function cutOutFrame({ data, width, height }: Pixels): Box | undefined {
  const background = fitBackground({ data, width, height });
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * PIXEL_BYTES;
      const alpha = getCoverage(data, at, background(x, y)) * ((data[at + 3] ?? OPAQUE) / OPAQUE);
      data[at + 3] = Math.round(alpha * OPAQUE);
      if (alpha < 0.5) continue;
      columns[x] = (columns[x] ?? 0) + 1;
      rows[y] = (rows[y] ?? 0) + 1;
    }
  }
  const [left, right] = findExtent(columns, height * MIN_SHARE);
  const [top, bottom] = findExtent(rows, width * MIN_SHARE);
  if (left === -1 || top === -1) return undefined;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** How much of a pixel is the frame, from 0 to 1. */
function getCoverage(data: Uint8ClampedArray, at: number, background: readonly number[]): number {
  const differences = CHANNELS.map((channel) => Math.abs((data[at + channel] ?? 0) - (background[channel] ?? 0)));
  const part = (Math.max(...differences) - SOFT_EDGE.from) / (SOFT_EDGE.to - SOFT_EDGE.from);
  if (part <= 0) return 0;
  const shares = CHANNELS.map((channel) => (data[at + channel] ?? 0) / Math.max(background[channel] ?? 0, 1));
  const darkest = Math.min(...shares);
  const lightest = Math.max(...shares);
  const isShadow = lightest < 1 && darkest > SHADOW.darkest && lightest - darkest < SHADOW.tolerance;
  return isShadow ? 0 : Math.min(part, 1);
}

function findExtent(counts: Uint32Array, min: number): [first: number, last: number] {
  return [counts.findIndex((count) => count >= min), counts.findLastIndex((count) => count >= min)];
}

type Background = (x: number, y: number) => readonly number[];

/** The background as a smooth function of the place, by least squares: above and below the frame, then wherever it fits. */
function fitBackground(pixels: Pixels): Background {
  const { data, width, height } = pixels;
  const bandHeight = height * BAND;
  const first = fit(pixels, (_x, y) => y < bandHeight || y >= height - bandHeight);
  return fit(pixels, (x, y) => {
    const at = (y * width + x) * PIXEL_BYTES;
    const estimated = first(x, y);
    return CHANNELS.every(
      (channel) => Math.abs((data[at + channel] ?? 0) - (estimated[channel] ?? 0)) < REFINED_WITHIN,
    );
  });
}

function fit({ data, width, height }: Pixels, isBackground: (x: number, y: number) => boolean): Background {
  const normal = Array.from({ length: TERM_COUNT }, () =>
    Array.from({ length: TERM_COUNT + CHANNELS.length }, () => 0),
  );
  const terms = (x: number, y: number) => getTerms((2 * x) / width - 1, (2 * y) / height - 1);
  for (let y = 0; y < height; y += SAMPLE_STEP) {
    for (let x = 0; x < width; x += SAMPLE_STEP) {
      if (!isBackground(x, y)) continue;
      const at = (y * width + x) * PIXEL_BYTES;
      const values = terms(x, y);
      for (const [row, equation] of normal.entries()) {
        const factor = values[row] ?? 0;
        for (const [column, value] of values.entries()) equation[column] = (equation[column] ?? 0) + factor * value;
        for (const channel of CHANNELS) {
          const column = TERM_COUNT + channel;
          equation[column] = (equation[column] ?? 0) + factor * (data[at + channel] ?? 0);
        }
      }
    }
  }
  const coefficients = solve(normal);
  return (x, y) => {
    const values = terms(x, y);
    return CHANNELS.map((channel) =>
      values.reduce((sum, value, term) => sum + value * (coefficients[term]?.[channel] ?? 0), 0),
    );
  };
}

/** Solves equations whose right sides are their last columns, by elimination; a term that nothing determines is 0. */
function solve(equations: number[][]): number[][] {
  for (let pivot = 0; pivot < TERM_COUNT; pivot++) {
    const row = equations[pivot] ?? [];
    const factor = row[pivot] ?? 0;
    if (Math.abs(factor) < MIN_PIVOT) {
      row.fill(0);
      continue;
    }
    for (let column = 0; column < row.length; column++) row[column] = (row[column] ?? 0) / factor;
    for (const [other, equation] of equations.entries()) {
      const share = other === pivot ? 0 : (equation[pivot] ?? 0);
      for (let column = 0; column < equation.length; column++) {
        equation[column] = (equation[column] ?? 0) - share * (row[column] ?? 0);
      }
    }
  }
  return equations.map((equation) => equation.slice(TERM_COUNT));
}
