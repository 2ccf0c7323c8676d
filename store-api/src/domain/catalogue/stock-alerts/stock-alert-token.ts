import type { ShopDatabase } from '../../../database/schema.ts';
import type { StockAlertRow } from '../../../database/tables/feedback.ts';
import { isShopSignature, signWithShopSecret } from '../../shop-secret.ts';

type Identity = Pick<StockAlertRow, 'id' | 'created_at'>;

/** The token with which the owner of an address confirms or stops a request. */
export async function createStockAlertToken(db: ShopDatabase, row: Identity): Promise<string> {
  return `${row.id}.${await signWithShopSecret(db, getSignedText(row))}`;
}

/** The request that a token opens; undefined for a token that the shop did not sign. */
export async function findByStockAlertToken(db: ShopDatabase, token: string): Promise<StockAlertRow | undefined> {
  const [, id = '', signature = ''] = /^(\d{1,9})\.([\da-f]+)$/.exec(token) ?? [];
  if (id === '') return undefined;
  const row = await db.selectFrom('stock_alerts').selectAll().where('id', '=', Number(id)).executeTakeFirst();
  return row && (await isShopSignature(db, getSignedText(row), signature)) ? row : undefined;
}

// With the time, because SQLite gives the id of a deleted row to a new one.
function getSignedText({ id, created_at: createdAt }: Identity): string {
  return `stock-alert:${id}:${createdAt}`;
}
