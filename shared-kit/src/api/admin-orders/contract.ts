import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, euros, instant, listOf, pageQuery, rowId } from '../contract.ts';
import { fulfilmentStatus, order, orderEvent, orderStatus, paymentStatus } from '../orders/contract.ts';

/** An order as the back office lists it. */
export const adminOrderSummary = z.object({
  id: z.number().int(),
  number: z.string(),
  created_at: instant,
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  items: z.number().int(),
  total: euros,
  status: orderStatus,
  payment_status: paymentStatus,
  fulfilment_status: fulfilmentStatus,
});
/** See {@link adminOrderSummary}. */
export type AdminOrderSummary = z.output<typeof adminOrderSummary>;

/** An order as staff see it: with its id, version and who did what. */
export const adminOrder = order.extend({
  id: z.number().int(),
  version: z.number().int(),
  events: z.array(orderEvent.extend({ actor: z.string() })),
});
/** See {@link adminOrder}. */
export type AdminOrder = z.output<typeof adminOrder>;

/** GET admin-orders.php: newest first; `search` looks in number, name, e-mail and phone. */
export const listAdminOrders = defineCall({
  resource: 'admin-orders',
  method: 'GET',
  permission: 'admin',
  query: pageQuery.extend({ status: orderStatus.optional(), search: z.string().max(100).optional() }),
  answer: listOf(adminOrderSummary),
});

/** GET admin-orders.php?action=get&id=… */
export const getAdminOrder = defineCall({
  resource: 'admin-orders',
  method: 'GET',
  action: 'get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: answerOf(adminOrder),
});

/** PUT admin-orders.php?action=transition: one step on one axis; a stale `version` is 412, a forbidden step 409. */
export const transitionOrder = defineCall({
  resource: 'admin-orders',
  method: 'PUT',
  action: 'transition',
  permission: 'admin',
  body: z.object({
    id: rowId,
    version: z.number().int(),
    axis: z.enum(['order', 'payment', 'fulfilment']),
    to: z.string().max(20),
  }),
  answer: doneAnswer.extend({ data: adminOrder }),
});
