import type { WishlistItem } from '@fakos/shared-kit/state/wishlist';

/** The name of a product or the title of a post. */
export function getWishName(item: WishlistItem): string {
  return item.type === 'product' ? item.name : item.title;
}
