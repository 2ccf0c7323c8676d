import type { editOrderAddress } from '@fakos/contracts/admin-orders/contract';
import type { z } from 'zod';
import { readAddress } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { Failure } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';
import { getOrderById, lockOrder } from '../orders/orders.repo.ts';
import { toOrderSearchText } from '../orders/placed-orders.repo.ts';

type EditedAddress = z.output<typeof editOrderAddress.body> & { readonly actor: string };

/** States in which the recipient can still change. */
const inTheShop: readonly OrderRow['fulfilment_status'][] = ['unfulfilled', 'ready_pickup'];

/** Changes recipient and address of an order inside a transaction and logs the old texts. */
export async function editAddress(
  transaction: ShopDatabase,
  { id, version, contact, address, actor }: EditedAddress,
  language: Language,
): Promise<void> {
  const { id: orderId } = await getOrderById(transaction, id);
  const order = await lockOrder(transaction, { id: orderId, version });
  if (!inTheShop.includes(order.fulfilment_status)) throw new Failure('CONFLICT', { reason: 'alreadyShipped' });
  if (order.status === 'cancelled') throw new Failure('CONFLICT', { reason: 'orderCancelled' });
  const isCourier = order.shipping_method === 'courier';
  if (isCourier && address === undefined) {
    throw new Failure('VALIDATION', { fields: { address: translate(language, 'fields.required') } });
  }
  const edited = isCourier && address !== undefined ? address : null;
  const changes = listChanges(
    { ...toContact(order), ...(order.address !== null && readAddress(order.address)) },
    { ...contact, ...edited },
  );
  if (changes.length === 0) return;
  await transaction
    .updateTable('orders')
    .set({
      ...contact,
      ...(edited && { address: JSON.stringify(edited) }),
      search_text: toOrderSearchText(order.number, contact),
    })
    .where('id', '=', orderId)
    .execute();
  await transaction
    .insertInto('order_edits')
    .values({ order_id: orderId, changes: JSON.stringify(changes), actor, at: new Date().toISOString() })
    .execute();
}

function toContact({ full_name, email, phone }: OrderRow) {
  return { full_name, email, phone };
}

function listChanges(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  return Object.entries(after)
    .map(([field, to]) => ({ field, from: before[field] ?? '', to }))
    .filter(({ from, to }) => from !== to);
}
