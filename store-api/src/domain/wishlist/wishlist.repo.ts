import type { WishlistItemKey } from '@fakos/contracts/wishlist/contract';
import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { VISIBLE_STATUSES } from '../catalogue/visible-statuses.ts';
import { authorName } from '../content/posts/posts.repo.ts';

/** The visible products of a user's wishlist, the newest wish first. */
export function findWishedProducts(db: ShopDatabase, userId: number, language: Language) {
  return db
    .selectFrom('wishlist_items')
    .innerJoin('products', 'products.id', 'wishlist_items.product_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select([
      'products.id',
      `products.name_${language} as name`,
      'products.slug',
      'products.price_cents',
      'products.sale_price_cents',
      'products.images',
      'brands.name as brand_name',
      `categories.name_${language} as category_name`,
      'products.stock',
      `products.description_${language} as description`,
      `products.short_description_${language} as short_description`,
      'products.sku',
    ])
    .where('wishlist_items.user_id', '=', userId)
    .where('products.status', 'in', VISIBLE_STATUSES)
    .orderBy('wishlist_items.id', 'desc')
    .execute();
}

/** The visible posts of a user's wishlist, the newest wish first. */
export function findWishedPosts(db: ShopDatabase, userId: number, language: Language) {
  return db
    .selectFrom('wishlist_items')
    .innerJoin('posts', 'posts.id', 'wishlist_items.post_id')
    .innerJoin('post_categories', 'post_categories.id', 'posts.category_id')
    .select([
      'posts.id',
      `posts.title_${language} as title`,
      'posts.slug',
      `posts.excerpt_${language} as excerpt`,
      'posts.images',
      `post_categories.name_${language} as category_name`,
      authorName(language),
      sql<string>`coalesce(posts.published_at, posts.created_at)`.as('created_at'),
      'posts.views',
    ])
    .where('wishlist_items.user_id', '=', userId)
    .where('posts.status', '=', 'published')
    .where('posts.published_at', '<=', new Date().toISOString())
    .orderBy('wishlist_items.id', 'desc')
    .execute();
}

/** The visible ones of some items, in the order given, each once. */
export async function findVisible(db: ShopDatabase, items: readonly WishlistItemKey[]): Promise<WishlistItemKey[]> {
  const listIds = (type: WishlistItemKey['type']) => items.filter((item) => item.type === type).map(({ id }) => id);
  const [products, posts] = await Promise.all([
    db
      .selectFrom('products')
      .select('id')
      .where('id', 'in', [0, ...listIds('product')])
      .where('status', 'in', VISIBLE_STATUSES)
      .execute(),
    db
      .selectFrom('posts')
      .select('id')
      .where('id', 'in', [0, ...listIds('post')])
      .where('status', '=', 'published')
      .where('published_at', '<=', new Date().toISOString())
      .execute(),
  ]);
  const visible = {
    product: new Set(products.map(({ id }) => id)),
    post: new Set(posts.map(({ id }) => id)),
  };
  return items.filter(({ type, id }) => visible[type].delete(id));
}

/** All items of a user's wishlist, hidden ones included. */
export async function findWishes(db: ShopDatabase, userId: number): Promise<WishlistItemKey[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select(['product_id', 'post_id'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ product_id: product, post_id: post }) =>
    product === null ? { type: 'post', id: post ?? 0 } : { type: 'product', id: product },
  );
}

/** Adds wishes; the last of them is the newest. One that is there already stays as it is. */
export async function insertWishes(db: ShopDatabase, userId: number, items: readonly WishlistItemKey[]): Promise<void> {
  if (items.length === 0) return;
  const addedAt = new Date().toISOString();
  await db
    .insertInto('wishlist_items')
    .values(
      items.map(({ type, id }) => ({
        user_id: userId,
        product_id: type === 'product' ? id : null,
        post_id: type === 'post' ? id : null,
        added_at: addedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes one wishlist item, or all. */
export async function removeWishes(db: ShopDatabase, userId: number, item?: WishlistItemKey): Promise<void> {
  await db
    .deleteFrom('wishlist_items')
    .where('user_id', '=', userId)
    .$if(item?.type === 'product', (wishes) => wishes.where('product_id', '=', item?.id ?? 0))
    .$if(item?.type === 'post', (wishes) => wishes.where('post_id', '=', item?.id ?? 0))
    .execute();
}
