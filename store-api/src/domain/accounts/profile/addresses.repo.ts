import type { SavedAddress } from '@fakos/contracts/profile/contract';
import { readAddress } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';

/** An address as submitted by its form. */
export type AddressFields = Omit<SavedAddress, 'id' | 'is_default' | 'version'>;

/** The addresses of an account, the default one first, then the newest. */
export async function findAddresses(db: ShopDatabase, userId: number): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...readAddress(row.address),
    id: row.id,
    is_default: row.is_default === 1,
    version: row.version,
  }));
}

/** Inserts an address and returns its ID. */
export async function insertAddress(db: ShopDatabase, userId: number, fields: AddressFields): Promise<number> {
  const { id } = await db
    .insertInto('addresses')
    .values({
      user_id: userId,
      address: JSON.stringify(fields),
      is_default: 0,
      version: 1,
      created_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates an address. */
export async function changeAddress(
  db: ShopDatabase,
  { id, version }: Pick<SavedAddress, 'id' | 'version'>,
  fields: AddressFields,
): Promise<void> {
  await db
    .updateTable('addresses')
    .set({ address: JSON.stringify(fields), version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Makes one address of an account the default. */
export async function setDefaultAddress(db: ShopDatabase, userId: number, id: number): Promise<void> {
  await db
    .updateTable('addresses')
    .set((eb) => ({ is_default: eb.case().when('id', '=', id).then<0 | 1>(1).else<0 | 1>(0).end() }))
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes an address. */
export async function removeAddress(db: ShopDatabase, id: number): Promise<void> {
  await db.deleteFrom('addresses').where('id', '=', id).execute();
}
