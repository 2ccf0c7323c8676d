import { randomUUID } from 'node:crypto';
import type { Answer, TestApi } from './test-api.ts';

/** What a checkout sends for products by number; `expected_total` is what a quote says unless it is given. */
export async function orderRequest(
  api: TestApi,
  items: { product_id: number; quantity: number }[],
  changes: Record<string, unknown> = {},
) {
  const request = {
    items,
    contact: { full_name: 'Μαρία Παπαδοπούλου', email: 'maria@example.gr', phone: '+30 2101234567' },
    shipping_method: 'courier',
    address: { street: 'Ερμού', street_number: '12', city: 'Αθήνα', postcode: '10563' },
    payment_method: 'cash_on_delivery',
    terms_accepted: true,
    ...changes,
  };
  if ('expected_total' in changes) return request;
  const quote = await api.ask('cart.php?action=quote', { body: request });
  return { ...request, expected_total: quote.body.data.total };
}

/** Sends an order with a key of its own unless one is given. */
export function sendOrder(api: TestApi, body: unknown, key: string = randomUUID()): Promise<Answer> {
  return api.ask('orders.php?action=create', { body, headers: { 'idempotency-key': key } });
}
