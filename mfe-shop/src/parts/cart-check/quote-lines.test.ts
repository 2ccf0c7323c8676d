import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { type CartItem, lineId } from '@fakos/shared-kit/state/cart';
import { quoteOf } from '../../testing/shop.fixtures.ts';
import { correctedItems } from './quote-lines.ts';

type Code = Quote['warnings'][number]['code'];

const item = (quantity: number, options: number[] = []): CartItem => ({
  id: lineId(1, options),
  product_id: 1,
  slug: 'aegina-1',
  name: 'Aegina 1',
  price: 20,
  image: 'a.jpg',
  quantity,
  total: 20 * quantity,
  ...(options.length > 0 && { options }),
});

function quoted(
  code: Code | undefined,
  lines: readonly { price?: number; available?: number; options?: number[] }[],
): Quote {
  const [line] = quoteOf(1).lines;
  if (!line) throw new Error('The fixture has a line.');
  return quoteOf(1, {
    lines: lines.map(({ price = 20, available = 10, options = [] }) => ({
      ...line,
      unit_price: price,
      available,
      options: options.map((id) => ({ id, name: `Add-on ${id}`, price: 5 })),
    })),
    warnings: code ? [{ code, product_id: 1, message: '' }] : [],
  });
}

test.each<[string, CartItem[], Quote, [id: string, quantity: number, total: number][]]>([
  ['nothing is said', [item(2)], quoted(undefined, [{}]), [['1', 2, 40]]],
  ['a price moved', [item(2)], quoted('price_changed', [{ price: 25 }]), [['1', 2, 50]]],
  ['there are fewer', [item(5)], quoted('low_stock', [{ available: 3 }]), [['1', 3, 60]]],
  ['it is gone', [item(1)], quoted('unavailable', []), []],
  [
    'two lines share what there is',
    [item(2), item(2, [7])],
    quoted('low_stock', [{ available: 3 }, { available: 3, options: [7] }]),
    [
      ['1', 2, 40],
      ['1+7', 1, 20],
    ],
  ],
  [
    'an add-on is gone',
    [item(1, [7, 8])],
    quoted('option_unavailable', [{ price: 25, options: [7] }]),
    [['1+7', 1, 25]],
  ],
  ['a line becomes like another', [item(1), item(1, [8])], quoted('option_unavailable', [{}]), [['1', 2, 40]]],
])('where %s', (_, items, quote, expected) => {
  expect(correctedItems(items, quote).map(({ id, quantity, total }) => [id, quantity, total])).toEqual(expected);
});
