import { webVitalNames, webVitals } from '@fakos/contracts/remote/web-vitals';
import { bounds, countUpTo, estimatePercentile, findBucket } from './web-vital-buckets.ts';

const count = (values: readonly number[]) =>
  new Map(
    [...Map.groupBy(values, (value) => findBucket('LCP', value))].map(([bucket, found]) => [bucket, found.length]),
  );

test.each(webVitalNames)('the ranges of %s are in order and contain the thresholds of its ratings', (metric) => {
  expect(bounds[metric]).toEqual(bounds[metric].toSorted((one, other) => one - other));
  expect(bounds[metric]).toEqual(expect.arrayContaining([webVitals[metric].good, webVitals[metric].poor]));
});

test.each<[string, number[], number]>([
  ['one value', [2400], 2437.5],
  ['values of one range, evenly spread', [1010, 1020, 1030, 1040], 1187.5],
  ['values of several ranges', [400, 1200, 2200, 4500], 2250],
  ['values above the last bound', [30_000, 40_000], 20_000],
])('the 75th percentile of %s', (_name, values, expected) => {
  expect(estimatePercentile('LCP', count(values), 0.75)).toBeCloseTo(expected);
});

test('a value on the threshold is good', () => {
  expect(countUpTo('LCP', count([2500, 2501, 100, 90_000]), webVitals.LCP.good)).toBe(2);
});
