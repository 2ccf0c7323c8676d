import { z } from 'zod';
import { listAdminOrders, transitionOrder } from '../admin-orders/contract.ts';
import { orderInvalidates } from '../caching.ts';
import { listContactMessages } from '../contact/contract.ts';
import { listCoupons } from '../coupons/contract.ts';
import { defineEndpoint, euros, instant, rowId } from '../endpoint.ts';
import { listMedia } from '../media/contract.ts';
import { fulfilmentStatus, orderStatus, paymentStatus } from '../orders/contract.ts';
import { adminPostSummary, listAdminPosts } from '../posts/contract.ts';
import { addonStatus, listAdminProductAddons } from '../product-addons/contract.ts';
import { MAX_STOCK, productFields, productStatus } from '../products/fields.ts';
import { adminProductListQuery } from '../products/listing.ts';
import { adminService, listAdminServices } from '../services/contract.ts';
import { bulkBody, bulkResponse, doneRow, type refusedRow } from './rows.ts';

// Changes of many rows in one request. Each row is a unit of its own: a refused one does not undo the others.

/** Maximum number of rows of one bulk request; a larger target is 413 TOO_LARGE. */
export const MAX_BULK_ROWS = 5_000;
/** Maximum change of a price, in percent or euros. */
export const MAX_PRICE_CHANGE = 10_000;

const paging = { page: true, limit: true } as const;

/** See {@link refusedRow}. */
export type RefusedRow = z.output<typeof refusedRow>;

/** Euros or percent. */
const priceChange = z.number().multipleOf(0.01).min(-MAX_PRICE_CHANGE).max(MAX_PRICE_CHANGE);

/**
 * A change of products. Prices are rounded to cents.
 *
 * - `change_price` changes the list price by percent or by an amount in euros, both may be negative. `sale_price` says what
 *   happens to discounted prices: they stay, change in the same way, or are removed.
 * - `set_sale_price` sets a price, or the list price less a percentage or an amount.
 * - `add_stock` adds to the stock or subtracts from it; `set_stock` sets it.
 */
export const productChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set_status'), status: productStatus }),
  z.object({ kind: z.literal('set_category'), category_id: rowId }),
  z.object({ kind: z.literal('set_brand'), brand_id: rowId }),
  z.object({ kind: z.literal('set_featured'), featured: productFields.shape.featured }),
  z.object({
    kind: z.literal('change_price'),
    mode: z.enum(['percent', 'amount']),
    value: priceChange,
    sale_price: z.enum(['same', 'change', 'remove']).default('same'),
  }),
  z.object({
    kind: z.literal('set_sale_price'),
    mode: z.enum(['price', 'percent_off', 'amount_off']),
    value: euros,
  }),
  z.object({ kind: z.literal('clear_sale_price') }),
  z.object({ kind: z.literal('set_vat_rate'), vat_rate: productFields.shape.vat_rate }),
  z.object({ kind: z.literal('add_stock'), amount: z.number().int().min(-MAX_STOCK).max(MAX_STOCK) }),
  z.object({ kind: z.literal('set_stock'), stock: productFields.shape.stock }),
]);
/** See {@link productChange}. */
export type ProductChange = z.output<typeof productChange>;

/** Fields of a product that bulk requests change. */
const bulkProductFields = productFields
  .pick({ status: true, category_id: true, brand_id: true, featured: true, price: true, sale_price: true })
  .extend({ vat_rate: productFields.shape.vat_rate, stock: productFields.shape.stock });

/** The changed fields of a product with their values. */
const productValues = z
  .object({
    status: productStatus,
    category_id: z.number().int(),
    brand_id: z.number().int(),
    featured: productFields.shape.featured,
    price: euros,
    sale_price: euros.nullable(),
    vat_rate: z.number(),
    stock: z.number().int(),
  })
  .partial();
/** See {@link productValues}. */
export type ProductValues = z.output<typeof productValues>;

/** The fields of a product that a {@link restoreProducts} request sets; `stock_change` is added to the stock. */
const restoredFields = bulkProductFields
  .partial()
  .extend({ stock_change: z.number().int().min(-MAX_STOCK).max(MAX_STOCK).optional() });
/** See {@link restoredFields}. */
export type RestoredFields = z.output<typeof restoredFields>;

/** A changed product. `undo` are the fields that {@link restoreProducts} takes to reverse the change. */
export const changedProduct = doneRow(productValues).extend({
  version: instant,
  undo: productValues.extend({ stock_change: z.number().int().optional() }),
});
/** See {@link changedProduct}. */
export type ChangedProduct = z.output<typeof changedProduct>;

const productsResponse = bulkResponse(changedProduct);

/** POST products.php?action=bulk: see {@link productChange}. A filter without `status` leaves out archived products. */
export const changeProducts = defineEndpoint({
  resource: 'products',
  method: 'POST',
  action: 'bulk',
  permission: 'catalogue',
  record: { table: 'products', keyIn: 'rows' },
  body: bulkBody(adminProductListQuery.omit(paging), productChange),
  response: productsResponse,
});

/**
 * PUT products.php?action=restore: sets fields of products, each with the `version` that the change made, to undo a bulk
 * change. A product that was changed since is refused with STALE_VERSION.
 */
export const restoreProducts = defineEndpoint({
  resource: 'products',
  method: 'PUT',
  action: 'restore',
  permission: 'catalogue',
  record: { table: 'products', keyIn: 'rows' },
  body: z.object({
    rows: z.array(z.object({ id: rowId, version: instant, fields: restoredFields })).min(1),
    preview: z.boolean().default(false),
  }),
  response: productsResponse,
});

/** State of an order; the axis that changed. */
const orderValues = z
  .object({ status: orderStatus, payment_status: paymentStatus, fulfilment_status: fulfilmentStatus })
  .partial();

/** An order whose status changed. */
export const changedOrder = doneRow(orderValues).extend({ after: orderValues, version: z.number().int() });
/** See {@link changedOrder}. */
export type ChangedOrder = z.output<typeof changedOrder>;

/**
 * POST admin-orders.php?action=bulk: one status change of many orders, as `transition` does with one. `carrier` is stored
 * with the change to `shipped`.
 */
export const changeOrders = defineEndpoint({
  resource: 'admin-orders',
  method: 'POST',
  action: 'bulk',
  permission: 'sales',
  record: { table: 'orders', keyIn: 'rows' },
  invalidates: orderInvalidates,
  body: bulkBody(
    listAdminOrders.query.omit(paging),
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('transition'),
        ...transitionOrder.body.pick({ axis: true, to: true, carrier: true }).shape,
      }),
    ]),
  ),
  response: bulkResponse(changedOrder),
});

/** A changed coupon. */
export const changedCoupon = doneRow(z.object({ active: z.boolean() })).extend({ version: instant.nullable() });
/** See {@link changedCoupon}. */
export type ChangedCoupon = z.output<typeof changedCoupon>;

/** POST coupons.php?action=bulk: a coupon that orders have used cannot be deleted. */
export const changeCoupons = defineEndpoint({
  resource: 'coupons',
  method: 'POST',
  action: 'bulk',
  permission: 'sales',
  record: { table: 'coupons', keyIn: 'rows' },
  invalidates: [],
  body: bulkBody(
    listCoupons.query.omit(paging),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('set_active'), active: z.boolean() }),
      z.object({ kind: z.literal('delete') }),
    ]),
  ),
  response: bulkResponse(changedCoupon),
});

/** A changed message. */
export const changedMessage = doneRow(z.object({ read: z.boolean() })).extend({ version: z.null() });
/** See {@link changedMessage}. */
export type ChangedMessage = z.output<typeof changedMessage>;

/** POST contact.php?action=bulk */
export const changeContactMessages = defineEndpoint({
  resource: 'contact',
  method: 'POST',
  action: 'bulk',
  permission: 'sales',
  record: { table: 'contact_messages', keyIn: 'rows' },
  invalidates: [],
  body: bulkBody(
    listContactMessages.query.omit(paging),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('mark_read'), read: z.boolean().default(true) }),
      z.object({ kind: z.literal('delete') }),
    ]),
  ),
  response: bulkResponse(changedMessage),
});

/** A post or service whose status was changed. */
export const changedStatus = doneRow(adminService.pick({ status: true })).extend({ version: instant });
/** See {@link changedStatus}. */
export type ChangedStatus = z.output<typeof changedStatus>;

/** POST posts.php?action=bulk: publishes, hides, discards or restores posts. A filter without `status` leaves out the trash. */
export const changePosts = defineEndpoint({
  resource: 'posts',
  method: 'POST',
  action: 'bulk',
  permission: 'content',
  record: { table: 'posts', keyIn: 'rows' },
  body: bulkBody(
    listAdminPosts.query.omit(paging),
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('set_status'), status: adminPostSummary.shape.status })]),
  ),
  response: bulkResponse(changedStatus),
});

/** POST services.php?action=bulk: publishes, hides, discards or restores services. A filter without `status` leaves out the trash. */
export const changeServices = defineEndpoint({
  resource: 'services',
  method: 'POST',
  action: 'bulk',
  permission: 'catalogue',
  record: { table: 'services', keyIn: 'rows' },
  body: bulkBody(
    listAdminServices.query.omit(paging),
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('set_status'), status: adminService.shape.status })]),
  ),
  response: bulkResponse(changedStatus),
});

/** An add-on that was published, hidden or deleted. */
export const changedProductAddon = doneRow(z.object({ status: addonStatus })).extend({ version: instant.nullable() });
/** See {@link changedProductAddon}. */
export type ChangedProductAddon = z.output<typeof changedProductAddon>;

/** POST product-addons.php?action=bulk: publishes, hides or deletes add-ons. Orders keep the name and price of a deleted one. */
export const changeProductAddons = defineEndpoint({
  resource: 'product-addons',
  method: 'POST',
  action: 'bulk',
  permission: 'catalogue',
  record: { table: 'product_addons', keyIn: 'rows' },
  body: bulkBody(
    listAdminProductAddons.query.omit(paging),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('set_status'), status: addonStatus }),
      z.object({ kind: z.literal('delete') }),
    ]),
  ),
  response: bulkResponse(changedProductAddon),
});

const trashValues = z.object({ deleted: z.boolean() });

/** An image that was moved to the trash or back, or deleted permanently. `label` is its file name. */
export const changedImage = doneRow(trashValues);
/** See {@link changedImage}. */
export type ChangedImage = z.output<typeof changedImage>;

/**
 * POST media.php?action=bulk: moves images to the trash, restores them, or deletes those in the trash permanently (`purge`;
 * an image outside the trash is refused). An image in use is refused with STILL_IN_USE, unless `force` is true.
 */
export const changeMedia = defineEndpoint({
  resource: 'media',
  method: 'POST',
  action: 'bulk',
  permission: 'content',
  record: { table: 'pictures', keyIn: 'rows' },
  body: bulkBody(
    listMedia.query.omit(paging),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('delete'), force: z.boolean().default(false) }),
      z.object({ kind: z.literal('restore') }),
      z.object({ kind: z.literal('purge'), force: z.boolean().default(false) }),
    ]),
  ),
  response: bulkResponse(changedImage),
});
