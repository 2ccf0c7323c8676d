import { z } from 'zod';
import { dataResponse, defineEndpoint, instant, listResponse, messageResponse, pageQuery, rowId } from '../endpoint.ts';
import { singleLineText } from '../plain-text.ts';

/** Maximum length of the e-mail address, in characters. */
export const STOCK_ALERT_EMAIL_LENGTH = 254;

/**
 * POST stock-alerts.php: requests one e-mail when a sold-out product is back. The response is the same for an address that
 * waits already; the e-mail with the link to confirm is sent to it in any case. 409 for a product that is in stock.
 */
export const requestStockAlert = defineEndpoint({
  resource: 'stock-alerts',
  method: 'POST',
  permission: 'public',
  invalidates: [],
  body: z.object({ product_id: rowId, email: z.email().max(STOCK_ALERT_EMAIL_LENGTH) }),
  response: messageResponse,
});

const token = z.string().min(1).max(200);

/** A request, for the holder of its link. */
export const ownStockAlert = z.object({
  product: z.object({ name: z.string(), slug: z.string(), in_stock: z.boolean() }),
  /** `pending` until it is confirmed by the link of the e-mail. */
  status: z.enum(['pending', 'waiting']),
});
/** See {@link ownStockAlert}. */
export type OwnStockAlert = z.output<typeof ownStockAlert>;

/** GET stock-alerts.php?action=own&token=…: the request of a link; 404 once it was fulfilled, stopped or has expired. */
export const getOwnStockAlert = defineEndpoint({
  resource: 'stock-alerts',
  method: 'GET',
  action: 'own',
  permission: 'public',
  cache: 'none',
  query: z.object({ token }),
  response: dataResponse(ownStockAlert),
});

/** PUT stock-alerts.php?action=confirm: the owner of the address agrees. Repeating it changes nothing. */
export const confirmStockAlert = defineEndpoint({
  resource: 'stock-alerts',
  method: 'PUT',
  action: 'confirm',
  permission: 'public',
  invalidates: [],
  body: z.object({ token }),
  response: messageResponse,
});

/** PUT stock-alerts.php?action=stop: deletes the request with its address. */
export const stopStockAlert = defineEndpoint({
  resource: 'stock-alerts',
  method: 'PUT',
  action: 'stop',
  permission: 'public',
  invalidates: [],
  body: z.object({ token }),
  response: messageResponse,
});

/** A product that customers wait for. Staff see how many, not who. */
export const awaitedProduct = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  stock: z.number().int(),
  /** Confirmed requests. */
  waiting: z.number().int(),
  /** Requests that are not confirmed. */
  pending: z.number().int(),
  /** The oldest request. */
  since: instant,
});
/** See {@link awaitedProduct}. */
export type AwaitedProduct = z.output<typeof awaitedProduct>;

/** GET stock-alerts.php: the products that customers wait for, the most awaited first; `search` matches name and SKU. */
export const listAwaitedProducts = defineEndpoint({
  resource: 'stock-alerts',
  method: 'GET',
  permission: 'catalogue',
  query: pageQuery.extend({ search: singleLineText(100).optional() }),
  response: listResponse(awaitedProduct),
});
