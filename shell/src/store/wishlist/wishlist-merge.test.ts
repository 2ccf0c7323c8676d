import type { WishlistItem } from '@fakos/shared-kit/state/wishlist';
import { getChanges, getWishKey, mergeWishlists, parseWishKey } from './wishlist-merge.ts';

const createList = (...ids: readonly number[]): WishlistItem[] =>
  ids.map((id) => ({
    ...{ id, type: 'product', slug: `p${id}`, name: `P${id}`, price: 1, sale_price: null, featured_image: '' },
    ...{ brand_name: '', category_name: '', in_stock: true, description: '', short_description: '', sku: '' },
    ...{ stock_quantity: 1 },
  }));
const createKeys = (...ids: readonly number[]) => createList(...ids).map(getWishKey);

interface Keys {
  readonly before?: number[];
  readonly sent?: number[];
  readonly removed?: number[];
}

test.each<[string, number[], Keys, number[], number[]]>([
  ['the first login merges both lists', [1, 2], { sent: [1, 2] }, [2, 3, 1], [1, 2, 3]],
  ['items added on another device are added', [1], { before: [1] }, [1, 9], [1, 9]],
  ['items removed on another device are removed', [1, 2], { before: [1, 2] }, [1], [1]],
  ['items added during the request stay', [1, 5], { before: [1] }, [1], [1, 5]],
  ['items removed during the request stay removed', [], { sent: [1] }, [1], []],
  ['items removed here but not yet on the server stay removed', [1], { before: [1, 2] }, [1, 2], [1]],
  ['items removed with the request and added again stay', [1, 2], { before: [1, 2], removed: [2] }, [1], [1, 2]],
  ['items beyond the server’s limit stay here', [1, 2], { sent: [1, 2] }, [1], [1, 2]],
])('%s', (_, local, { before = [], sent = [], removed = [] }, remote, expected) => {
  const result = mergeWishlists(createList(...local), createList(...remote), {
    before: createKeys(...before),
    sent: createKeys(...sent),
    removed: createKeys(...removed),
  });
  expect(result.map(({ id }) => id)).toEqual(expected);
});

test('the changes since the last response are computed', () => {
  const { added, removed } = getChanges(createList(1, 3), createKeys(1, 2));
  expect(added.map(({ id }) => id)).toEqual([3]);
  expect(removed.map(parseWishKey)).toEqual([{ type: 'product', id: 2 }]);
});
