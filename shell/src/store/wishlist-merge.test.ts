import type { WishlistItem } from '@fakos/shared-kit/state/wishlist';
import { differenceOf, keyOf, mergeLists, namedBy } from './wishlist-merge.ts';

const list = (...ids: readonly number[]): WishlistItem[] =>
  ids.map((id) => ({ id, type: 'product', slug: `p${id}`, title: `P${id}`, image: '', price: 1, category_name: '' }));
const keys = (...ids: readonly number[]) => list(...ids).map(keyOf);

test.each([
  ['a first login merges both lists', [1, 2], [], [1, 2], [2, 3, 1], [1, 2, 3]],
  ['what another device added comes along', [1], [1], [], [1, 9], [1, 9]],
  ['what another device removed goes', [1, 2], [1, 2], [], [1], [1]],
  ['what was wished while the answer was on its way stays', [1, 5], [1], [], [1], [1, 5]],
  ['what was taken back while the answer was on its way stays away', [], [], [1], [1], []],
  ['what was removed here and not yet there stays away', [1], [1, 2], [], [1, 2], [1]],
  ['what the server had no room for stays here', [1, 2], [], [1, 2], [1], [1, 2]],
])('%s', (_, here, before, sent, theirs, merged) => {
  const result = mergeLists(list(...here), list(...theirs), { before: keys(...before), sent: keys(...sent) });
  expect(result.map(({ id }) => id)).toEqual(merged);
});

test('the difference is what came and what went since the server was asked', () => {
  const { added, removed } = differenceOf(list(1, 3), keys(1, 2));
  expect(added.map(({ id }) => id)).toEqual([3]);
  expect(removed.map(namedBy)).toEqual([{ type: 'product', id: 2 }]);
});
