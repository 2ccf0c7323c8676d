import { z } from 'zod';
import { dataResponse, defineEndpoint, euros, instant, messageResponse, rowId, slug } from '../endpoint.ts';

/** Maximum number of items in a wishlist on the server. */
export const MAX_WISHLIST_ITEMS = 200;

/** A product in a wishlist (spec section 3), in the language of the request; amounts are euros with VAT. */
export const wishlistProduct = z.object({
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

/** A post in a wishlist (spec section 3), in the language of the request. */
export const wishlistPost = z.object({
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

/** The public items of a wishlist, each kind newest first. */
export const wishlist = z.object({ products: z.array(wishlistProduct), posts: z.array(wishlistPost) });
/** See {@link wishlist}. */
export type Wishlist = z.output<typeof wishlist>;

/** Identifies one item of a wishlist. */
export const wishlistItemKey = z.object({ type: z.enum(['product', 'post']), id: rowId });
/** See {@link wishlistItemKey}. */
export type WishlistItemKey = z.output<typeof wishlistItemKey>;

const wishlistResponse = messageResponse.extend({ data: wishlist });

/** GET wishlist.php */
export const getWishlist = defineEndpoint({
  resource: 'wishlist',
  method: 'GET',
  permission: 'user',
  response: dataResponse(wishlist),
});

/** POST wishlist.php: adds an item; no effect if it is already there. 409 if the list is full. */
export const addWishlistItem = defineEndpoint({
  resource: 'wishlist',
  method: 'POST',
  permission: 'user',
  invalidates: [],
  body: wishlistItemKey,
  response: wishlistResponse,
});

/**
 * POST wishlist.php?action=merge: adds the items that the browser stored, newest first in `items`. Items that no longer
 * exist or exceed the limit are left out.
 */
export const mergeWishlist = defineEndpoint({
  resource: 'wishlist',
  method: 'POST',
  action: 'merge',
  permission: 'user',
  invalidates: [],
  body: z.object({ items: z.array(wishlistItemKey).max(MAX_WISHLIST_ITEMS) }),
  response: wishlistResponse,
});

/** DELETE wishlist.php: removes an item. */
export const removeWishlistItem = defineEndpoint({
  resource: 'wishlist',
  method: 'DELETE',
  permission: 'user',
  invalidates: [],
  body: wishlistItemKey,
  response: wishlistResponse,
});

/** DELETE wishlist.php?action=clear: removes all items. */
export const clearWishlist = defineEndpoint({
  resource: 'wishlist',
  method: 'DELETE',
  action: 'clear',
  permission: 'user',
  invalidates: [],
  response: wishlistResponse,
});
