import { randomUUID } from 'node:crypto';
import type { ApiResponse, TestApi } from './test-api.ts';

/** Creates the body of an order; `expected_total` is the total of a quote unless it is given. */
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
  const quote = await api.request('cart.php?action=quote', { body: request });
  return { ...request, expected_total: quote.body.data.total };
}

/** Sends an order; without `key`, with a new idempotency key. */
export function sendOrder(api: TestApi, body: unknown, key: string = randomUUID()): Promise<ApiResponse> {
  return api.request('orders.php?action=create', { body, headers: { 'idempotency-key': key } });
}

/** Sets the shop's bank account, without which bank transfer is not offered; an empty text removes it. */
export async function setBankAccount(api: TestApi, text = 'Τράπεζα: Όλυμπος'): Promise<void> {
  const value = JSON.stringify(text);
  await api.db
    .insertInto('settings')
    .values({ key: 'bank_account_text', value_el: value, value_en: value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value_el: value, value_en: value }))
    .execute();
}
