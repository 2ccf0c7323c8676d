import { toEuros } from '@fakos/contracts/money';
import { MAX_WISHLIST_ITEMS, type Wishlist, type WishlistItemKey } from '@fakos/contracts/wishlist/contract';
import { readMainImage } from '../../database/json-columns.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure } from '../../errors/failure.ts';
import type { Language } from '../../text/translate.ts';
import { lockAccount } from '../accounts/accounts.repo.ts';
import { findVisible, findWishedPosts, findWishedProducts, findWishes, insertWishes } from './wishlist.repo.ts';

/** Adds a visible product or post to a wishlist, inside a transaction. */
export async function addItem(transaction: ShopDatabase, userId: number, item: WishlistItemKey): Promise<void> {
  if ((await findVisible(transaction, [item])).length === 0) throw new Failure('NOT_FOUND');
  const { missing, room } = await compare(transaction, userId, [item]);
  if (missing.length > room) {
    throw new Failure('CONFLICT', { reason: 'wishlistFull', params: { max: MAX_WISHLIST_ITEMS } });
  }
  await insertWishes(transaction, userId, missing);
}

/** Adds the visible ones of some items as far as there is room, inside a transaction. */
export async function mergeItems(
  transaction: ShopDatabase,
  userId: number,
  items: readonly WishlistItemKey[],
): Promise<void> {
  const visible = await findVisible(transaction, items);
  const { missing, room } = await compare(transaction, userId, visible);
  await insertWishes(transaction, userId, missing.slice(0, room).toReversed());
}

/** The items that are not on the list yet, and how many more it holds until the transaction ends. */
async function compare(db: ShopDatabase, userId: number, items: readonly WishlistItemKey[]) {
  await lockAccount(db, userId);
  const known = await findWishes(db, userId);
  const keys = new Set(known.map(({ type, id }) => `${type} ${id}`));
  const missing = items.filter(({ type, id }) => !keys.has(`${type} ${id}`));
  return { missing, room: Math.max(0, MAX_WISHLIST_ITEMS - known.length) };
}

/** The visible items of a wishlist in a language. */
export async function loadWishlist(db: ShopDatabase, userId: number, language: Language): Promise<Wishlist> {
  const [products, posts] = await Promise.all([
    findWishedProducts(db, userId, language),
    findWishedPosts(db, userId, language),
  ]);
  return { products: products.map(toProduct), posts: posts.map(toPost) };
}

type ProductRow = Awaited<ReturnType<typeof findWishedProducts>>[number];

type PostRow = Awaited<ReturnType<typeof findWishedPosts>>[number];

function toProduct(row: ProductRow): Wishlist['products'][number] {
  const { price_cents: price, sale_price_cents: salePrice, images, stock, ...texts } = row;
  return {
    type: 'product',
    ...texts,
    price: toEuros(price),
    sale_price: salePrice === null ? null : toEuros(salePrice),
    featured_image: readMainImage(images),
    in_stock: stock > 0,
    stock_quantity: stock,
  };
}

function toPost({ images, ...row }: PostRow): Wishlist['posts'][number] {
  return { type: 'post', ...row, featured_image: readMainImage(images) };
}
