import type { VariantSwatch } from '@fakos/contracts/products/contract';
import { listChoices } from './variant-choices.ts';

function variant(id: number, colour: string | null, size: string | null, inStock = true): VariantSwatch {
  return { id, slug: `v${id}`, colour, swatch: null, size, in_stock: inStock };
}

const black50 = variant(1, 'Black', '50');
const black54 = variant(2, 'Black', '54');
const honey50 = variant(3, 'Honey', '50', false);
const honey54 = variant(4, 'Honey', '54');
const navy54 = variant(5, 'Navy', '54');
const all = [black50, black54, honey50, honey54, navy54];

test.each([
  ['a colour keeps the size', all, 2, 'colour', ['Black v2 current', 'Honey v4', 'Navy v5']],
  [
    'a sold-out combination stays selectable',
    all,
    1,
    'colour',
    ['Black v1 current', 'Honey v3 sold-out', 'Navy v5 other'],
  ],
  ['a size keeps the colour', all, 4, 'size', ['50 v3 sold-out', '54 v4 current']],
  ['a size that the colour has not leads to another colour', all, 5, 'size', ['50 v1 other', '54 v5 current']],
  ['one size is no choice', [black54, honey54], 2, 'size', []],
  ['one colour is no choice', [black50, black54], 1, 'colour', []],
  ['variants without a size are no size', [black50, variant(6, 'Honey', null)], 1, 'size', []],
  ['several products without a colour are no colour', [variant(7, null, 'S'), variant(8, null, 'M')], 7, 'colour', []],
] as const)('%s', (_rule, variants, current, property, expected) => {
  const choices = listChoices(variants, current, property).map(({ name, slug, isCurrent, isSoldOut, changesOther }) =>
    [name, slug, isCurrent && 'current', isSoldOut && 'sold-out', changesOther && 'other'].filter(Boolean).join(' '),
  );
  expect(choices).toEqual(expected);
});
