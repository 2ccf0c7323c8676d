import type { ShopDatabase } from '../database/schema.ts';
import { insertAccount } from './accounts.repo.ts';
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
  const id = await insertAccount(db, {
    name: 'Admin',
    email,
    passwordHash: await hashPassword(password),
    role: 'admin',
    isVerified: true,
    mustChangePassword: wanted.password === undefined,
  });
  if (id === undefined) throw new Error('ADMIN_EMAIL names an account that is not an admin; choose another address');
  return wanted.password === undefined ? { email, password } : { email };
}
