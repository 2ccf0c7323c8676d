import type { ImageSpec } from '../image-spec.ts';
import { getPackagePrint } from './package-print.ts';
import { products } from './products.ts';

function listPrints(images: readonly ImageSpec[]) {
  return images.flatMap((spec) => ('print' in spec ? [spec.print] : []));
}

const packages = products.filter(({ images }) => listPrints(images).length > 0);

test('contact lenses and solutions have a printed package', () => {
  const sold = products.filter(({ category }) => ['contact-lenses', 'solutions'].includes(category));
  expect(packages).toEqual(sold);
});

test.each(packages)('every package of $slug says what its names say', ({ slug, name, images }) => {
  for (const { title, amount, unit } of listPrints(images)) {
    expect(slug).toMatch(new RegExp(`-${amount}$`));
    const word = unit === 'ml' ? 'ml' : '.*';
    expect(name.en).toMatch(new RegExp(`${title},.* ${amount} ${word}`));
    expect(name.el).toMatch(new RegExp(` ${amount} ${word}`));
  }
});

test.each([
  ['Dewlin Toric, 3 monthly toric lenses', { title: 'Toric', amount: 3, unit: 'lenses' }],
  ['Nerolin Drops, lubricating drops 10 ml', { title: 'Drops', amount: 10, unit: 'ml' }],
  ['Nerolin Peroxide solution, 360 ml', { title: 'Peroxide solution', amount: 360, unit: 'ml' }],
])('reads the print of %s', (en, print) => {
  expect(getPackagePrint({ el: '', en })).toEqual(print);
});

test('refuses a name without an amount', () => {
  expect(() => getPackagePrint({ el: '', en: 'Nerolin Drops' })).toThrow('does not end with an amount');
});
