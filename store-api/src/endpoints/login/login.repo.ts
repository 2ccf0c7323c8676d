import type { ShopDatabase } from '../../database/schema.ts';

const account = ['id', 'name', 'email', 'role', 'must_change_password', 'password_hash'] as const;

/** The account of an e-mail in lower case. */
export function findUserByEmail(db: ShopDatabase, email: string) {
  return db.selectFrom('users').select(account).where('email', '=', email).executeTakeFirst();
}

/** The account of a number. */
export function findUserById(db: ShopDatabase, id: number) {
  return db.selectFrom('users').select(account).where('id', '=', id).executeTakeFirst();
}

/** Stores a new password; it needs no further change. */
export async function setPassword(db: ShopDatabase, userId: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: 0 })
    .where('id', '=', userId)
    .execute();
}
