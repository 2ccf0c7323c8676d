import { placesOf } from './navigation-places.ts';

const short = (count: number) => Array.from({ length: count }, (_, index) => `Σελίδα ${index + 1}`);

test('a short menu stands in the bar as a whole', () => {
  expect(placesOf(short(5))).toEqual(Array(5).fill('bar'));
  expect(placesOf([])).toEqual([]);
});

test('of twenty items the first stand in the bar, some more in a wide one, and the rest behind the button', () => {
  const places = placesOf(short(20));
  const count = (place: string) => places.filter((other) => other === place).length;
  expect(places).toEqual([...places].sort((a, b) => 'bar wide more'.indexOf(a) - 'bar wide more'.indexOf(b)));
  expect(count('bar')).toBeGreaterThanOrEqual(4);
  expect(count('wide')).toBeGreaterThanOrEqual(1);
  expect(count('more')).toBeGreaterThan(count('bar') + count('wide'));
});

test('a title as long as a sentence takes the room of one that is cut off', () => {
  expect(placesOf(['Σ'.repeat(500), 'Επικοινωνία'])).toEqual(['bar', 'bar']);
});
