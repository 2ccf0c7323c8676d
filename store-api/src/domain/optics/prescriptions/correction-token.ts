import type { ShopDatabase } from '../../../database/schema.ts';
import type { PrescriptionRow } from '../../../database/tables/optics.ts';
import { isShopSignature, signWithShopSecret } from '../../shop-secret.ts';

type Identity = Pick<PrescriptionRow, 'id' | 'created_at'>;

/** The token with which the buyer of an order gives its prescription again. */
export async function createCorrectionToken(db: ShopDatabase, row: Identity): Promise<string> {
  return `${row.id}.${await signWithShopSecret(db, getSignedText(row))}`;
}

/** The prescription of an order that a token opens; undefined for a token that the shop did not sign. */
export async function findByCorrectionToken(db: ShopDatabase, token: string): Promise<PrescriptionRow | undefined> {
  const [, id = '', signature = ''] = /^(\d{1,9})\.([\da-f]+)$/.exec(token) ?? [];
  if (id === '') return undefined;
  const row = await db
    .selectFrom('prescriptions')
    .selectAll()
    .where('id', '=', Number(id))
    .where('order_id', 'is not', null)
    .executeTakeFirst();
  return row && (await isShopSignature(db, getSignedText(row), signature)) ? row : undefined;
}

// With the time, because SQLite gives the id of a deleted row to a new one.
function getSignedText({ id, created_at: createdAt }: Identity): string {
  return `prescription:${id}:${createdAt}`;
}
