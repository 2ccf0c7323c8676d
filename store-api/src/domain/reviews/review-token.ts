import type { ShopDatabase } from '../../database/schema.ts';
import type { OrderRow } from '../../database/tables/sales.ts';
import { isShopSignature, signWithShopSecret } from '../shop-secret.ts';

type Identity = Pick<OrderRow, 'id' | 'number' | 'email'>;

/** The token with which the buyer of an order reviews its products. */
export async function createReviewToken(db: ShopDatabase, order: Identity): Promise<string> {
  return `${order.id}.${await signWithShopSecret(db, getSignedText(order))}`;
}

/** The order that a token opens; undefined for a token that the shop did not sign. */
export async function findByReviewToken(db: ShopDatabase, token: string): Promise<OrderRow | undefined> {
  const [, id = '', signature = ''] = /^(\d{1,9})\.([\da-f]+)$/.exec(token) ?? [];
  if (id === '') return undefined;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', Number(id)).executeTakeFirst();
  return order && (await isShopSignature(db, getSignedText(order), signature)) ? order : undefined;
}

// With the address, so that the links of an erased account end.
function getSignedText({ number, email }: Identity): string {
  return `review:${number}:${email.toLowerCase()}`;
}
