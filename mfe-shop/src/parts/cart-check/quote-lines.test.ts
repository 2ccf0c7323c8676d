import type { Quote } from '@fakos/contracts/cart/contract';
import { getLineId } from '@fakos/contracts/line-configuration/rules';
import type { CartItem } from '@fakos/shared-kit/state/cart';
import { createQuote } from '../../testing/shop.fixtures.ts';
import { getCorrectedItems } from './quote-lines.ts';

type Code = Quote['warnings'][number]['code'];

const item = (quantity: number, options: number[] = []): CartItem => ({
  id: getLineId({ product_id: 1, options }),
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
  const [line] = createQuote(1).lines;
  if (!line) throw new Error('The fixture has a line.');
  return createQuote(1, {
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
  ['without warnings', [item(2)], quoted(undefined, [{}]), [['1', 2, 40]]],
  ['with a changed price', [item(2)], quoted('price_changed', [{ price: 25 }]), [['1', 2, 50]]],
  ['with less stock', [item(5)], quoted('low_stock', [{ available: 3 }]), [['1', 3, 60]]],
  ['with an unavailable product', [item(1)], quoted('unavailable', []), []],
  [
    'with two lines that share the stock',
    [item(2), item(2, [7])],
    quoted('low_stock', [{ available: 3 }, { available: 3, options: [7] }]),
    [
      ['1', 2, 40],
      ['1+7', 1, 20],
    ],
  ],
  [
    'with an unavailable add-on',
    [item(1, [7, 8])],
    quoted('option_unavailable', [{ price: 25, options: [7] }]),
    [['1+7', 1, 25]],
  ],
  [
    'with a line that becomes equal to another',
    [item(1), item(1, [8])],
    quoted('option_unavailable', [{}]),
    [['1', 2, 40]],
  ],
])('the corrected cart %s', (_, items, quote, expected) => {
  expect(getCorrectedItems(items, quote).map(({ id, quantity, total }) => [id, quantity, total])).toEqual(expected);
});
