import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, euros, instant, rowId, slug } from '../contract.ts';

/** Most things that a wishlist on the server holds. */
export const MAX_WISHLIST_ITEMS = 200;

/** A wished product (spec section 3), in the language of the request; amounts are euros with VAT. */
export const wishedProduct = z.object({
  type: z.literal('product'),
  id: z.number().int(),
  name: z.string(),
  slug,
  price: euros,
  sale_price: euros.nullable(),
  featured_image: z.string(),
  brand_name: z.string(),
  category_name: z.string(),
  in_stock: z.boolean(),
  description: z.string(),
  short_description: z.string(),
  sku: z.string(),
  stock_quantity: z.number().int(),
});

/** A wished post (spec section 3), in the language of the request. */
export const wishedPost = z.object({
  type: z.literal('post'),
  id: z.number().int(),
  title: z.string(),
  slug,
  excerpt: z.string(),
  featured_image: z.string(),
  category_name: z.string(),
  author_name: z.string(),
  created_at: instant,
  views: z.number().int(),
});

/** What somebody wishes and a visitor may see, each kind with the newest wish first. */
export const wishlist = z.object({ products: z.array(wishedProduct), posts: z.array(wishedPost) });
/** See {@link wishlist}. */
export type Wishlist = z.output<typeof wishlist>;

/** Names one wish. */
export const wishedItem = z.object({ type: z.enum(['product', 'post']), id: rowId });
/** See {@link wishedItem}. */
export type WishedItem = z.output<typeof wishedItem>;

const changedWishlist = doneAnswer.extend({ data: wishlist });

/** GET wishlist.php */
export const getWishlist = defineCall({
  resource: 'wishlist',
  method: 'GET',
  permission: 'user',
  answer: answerOf(wishlist),
});

/** POST wishlist.php: adds one; a repetition changes nothing. A full list is a 409. */
export const addWish = defineCall({
  resource: 'wishlist',
  method: 'POST',
  permission: 'user',
  body: wishedItem,
  answer: changedWishlist,
});

/**
 * POST wishlist.php?action=merge: the union with what a browser kept, newest first in `items`. What no longer exists,
 * or no longer fits, is left out.
 */
export const mergeWishlist = defineCall({
  resource: 'wishlist',
  method: 'POST',
  action: 'merge',
  permission: 'user',
  body: z.object({ items: z.array(wishedItem).max(MAX_WISHLIST_ITEMS) }),
  answer: changedWishlist,
});

/** DELETE wishlist.php: takes one off. */
export const removeWish = defineCall({
  resource: 'wishlist',
  method: 'DELETE',
  permission: 'user',
  body: wishedItem,
  answer: changedWishlist,
});

/** DELETE wishlist.php?action=clear: takes all off. */
export const clearWishlist = defineCall({
  resource: 'wishlist',
  method: 'DELETE',
  action: 'clear',
  permission: 'user',
  answer: changedWishlist,
});
