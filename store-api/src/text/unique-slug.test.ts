import { getUniqueSlug } from './unique-slug.ts';

test('the smallest free number is added to a slug that is taken', () => {
  expect(getUniqueSlug('aegean', new Set())).toBe('aegean');
  expect(getUniqueSlug('aegean', new Set(['aegean', 'aegean-2', 'aegean-4']))).toBe('aegean-3');
});
