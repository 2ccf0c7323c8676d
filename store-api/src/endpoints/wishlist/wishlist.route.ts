import {
  addWish,
  clearWishlist,
  getWishlist,
  MAX_WISHLIST_ITEMS,
  mergeWishlist,
  removeWish,
  type WishedItem,
  type Wishlist,
} from '@fakos/shared-kit/api/wishlist/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { toEuros } from '../../money/cents.ts';
import { holdAccount } from '../../sessions/accounts.repo.ts';
import { signedIn } from '../../sessions/sessions.repo.ts';
import { type Language, translate } from '../../text/translate.ts';
import {
  findVisible,
  findWishedPosts,
  findWishedProducts,
  findWishes,
  insertWishes,
  removeWishes,
} from './wishlist.repo.ts';

/** wishlist.php: what somebody who is signed in wants to find again, on whichever device. */
export const wishlistEndpoints = [
  endpoint(getWishlist, async ({ db, language, session }) => {
    return { data: await loadWishlist(db, signedIn(session).user.id, language) };
  }),

  endpoint(addWish, async ({ body, db, language, session }) => {
    const { user } = signedIn(session);
    await db.transaction().execute(async (transaction) => {
      if ((await findVisible(transaction, [body])).length === 0) throw new Failure('NOT_FOUND');
      const { missing, room } = await compare(transaction, user.id, [body]);
      if (missing.length > room) {
        throw new Failure('CONFLICT', { reason: 'wishlistFull', params: { max: MAX_WISHLIST_ITEMS } });
      }
      await insertWishes(transaction, user.id, missing);
    });
    const data = await loadWishlist(db, user.id, language);
    return { message: translate(language, 'done.wishAdded'), data };
  }),

  endpoint(mergeWishlist, async ({ body, db, language, session }) => {
    const { user } = signedIn(session);
    await db.transaction().execute(async (transaction) => {
      const visible = await findVisible(transaction, body.items);
      const { missing, room } = await compare(transaction, user.id, visible);
      await insertWishes(transaction, user.id, missing.slice(0, room).toReversed());
    });
    const data = await loadWishlist(db, user.id, language);
    return { message: translate(language, 'done.wishlistMerged'), data };
  }),

  endpoint(removeWish, async ({ body, db, language, session }) => {
    const { user } = signedIn(session);
    await removeWishes(db, user.id, body);
    const data = await loadWishlist(db, user.id, language);
    return { message: translate(language, 'done.wishRemoved'), data };
  }),

  endpoint(clearWishlist, async ({ db, language, session }) => {
    await removeWishes(db, signedIn(session).user.id);
    return { message: translate(language, 'done.wishlistCleared'), data: { products: [], posts: [] } };
  }),
];

/** Which of some things somebody does not wish yet, and how many more the list holds until the transaction ends. */
async function compare(db: ShopDatabase, userId: number, items: readonly WishedItem[]) {
  await holdAccount(db, userId);
  const known = await findWishes(db, userId);
  const keys = new Set(known.map(({ type, id }) => `${type} ${id}`));
  const missing = items.filter(({ type, id }) => !keys.has(`${type} ${id}`));
  return { missing, room: Math.max(0, MAX_WISHLIST_ITEMS - known.length) };
}

async function loadWishlist(db: ShopDatabase, userId: number, language: Language): Promise<Wishlist> {
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
    featured_image: firstOf(images),
    in_stock: stock > 0,
    stock_quantity: stock,
  };
}

function toPost({ images, ...row }: PostRow): Wishlist['posts'][number] {
  return { type: 'post', ...row, featured_image: firstOf(images) };
}

function firstOf(images: string): string {
  return (JSON.parse(images) as string[])[0] ?? '';
}
