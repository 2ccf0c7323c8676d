import type { WebVital } from '@fakos/contracts/remote/web-vitals';

/**
 * Upper bounds of the ranges in which values are counted. They contain the thresholds of the ratings, so that the number of
 * good values is exact. Values above the last bound are counted in one more range.
 */
export const bounds: Readonly<Record<WebVital, readonly number[]>> = {
  LCP: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 12_000, 20_000],
  INP: [16, 32, 48, 64, 80, 100, 125, 150, 175, 200, 250, 300, 400, 500, 700, 1000, 2000, 4000],
  CLS: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
};

/** Index of the range of a value. */
export function findBucket(metric: WebVital, value: number): number {
  const index = bounds[metric].findIndex((bound) => value <= bound);
  return index < 0 ? bounds[metric].length : index;
}

/**
 * Estimates a percentile from the counts of ranges, as if the values of a range were evenly spread over it. Values above the
 * last bound count as that bound.
 *
 * @param counts number of values by index of the range; at least one value
 * @param share from 0 to 1: 0.75 for the 75th percentile
 */
export function estimatePercentile(metric: WebVital, counts: ReadonlyMap<number, number>, share: number): number {
  const wanted = share * sum(counts.values());
  let below = 0;
  for (const [index, upper] of bounds[metric].entries()) {
    const count = counts.get(index) ?? 0;
    if (count > 0 && below + count >= wanted) {
      const lower = bounds[metric][index - 1] ?? 0;
      return lower + (upper - lower) * ((wanted - below) / count);
    }
    below += count;
  }
  return bounds[metric].at(-1) ?? 0;
}

/** Number of values up to a bound. */
export function countUpTo(metric: WebVital, counts: ReadonlyMap<number, number>, bound: number): number {
  return sum(
    [...counts].map(([index, count]) => ((bounds[metric][index] ?? Number.POSITIVE_INFINITY) <= bound ? count : 0)),
  );
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
