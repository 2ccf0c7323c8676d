import { getItemPlacements } from './item-placement.ts';

const createTitles = (count: number) => Array.from({ length: count }, (_, index) => `Σελίδα ${index + 1}`);

test('a short menu fits into the bar', () => {
  expect(getItemPlacements(createTitles(5))).toEqual(Array(5).fill('bar'));
  expect(getItemPlacements([])).toEqual([]);
});

test('of twenty items the first are in the bar, some more in a wide bar and the rest in the overflow menu', () => {
  const placements = getItemPlacements(createTitles(20));
  const count = (placement: string) => placements.filter((other) => other === placement).length;
  expect(placements).toEqual([...placements].sort((a, b) => 'bar wide more'.indexOf(a) - 'bar wide more'.indexOf(b)));
  expect(count('bar')).toBeGreaterThanOrEqual(4);
  expect(count('wide')).toBeGreaterThanOrEqual(1);
  expect(count('more')).toBeGreaterThan(count('bar') + count('wide'));
});

test('a very long title takes the width of a truncated one', () => {
  expect(getItemPlacements(['Σ'.repeat(500), 'Επικοινωνία'])).toEqual(['bar', 'bar']);
});
