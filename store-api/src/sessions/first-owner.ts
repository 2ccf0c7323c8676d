import type { ShopDatabase } from '../database/schema.ts';
import { generatePassword, hashPassword } from './passwords.ts';

/** The owner that a first start made; `password` only where it was generated. */
export interface FirstOwner {
  readonly email: string;
  readonly password?: string;
}

/** Makes the first owner where the store has no admin yet. A generated password must be changed. */
export async function createFirstOwner(
  db: ShopDatabase,
  wanted: { readonly email: string; readonly password: string | undefined },
): Promise<FirstOwner | undefined> {
  const admin = await db.selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirst();
  if (admin) return undefined;
  const email = wanted.email.toLowerCase();
  const password = wanted.password ?? generatePassword();
  await db
    .insertInto('users')
    .values({
      name: 'Admin',
      email,
      password_hash: await hashPassword(password),
      role: 'admin',
      must_change_password: wanted.password === undefined ? 1 : 0,
      created_at: new Date().toISOString(),
    })
    .execute();
  return wanted.password === undefined ? { email, password } : { email };
}
