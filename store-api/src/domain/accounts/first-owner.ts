import { prepareAlone } from '../../database/prepare-alone.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { insertAccount, type NewAccount } from './accounts.repo.ts';
import { generatePassword, hashPassword } from './passwords/passwords.ts';

/** The owner created at the first start; `password` only where it was generated. */
export interface FirstOwner {
  readonly email: string;
  readonly password?: string;
}

/**
 * Creates the first owner if the database has no owner or admin yet, once for all instances. A generated password must be
 * changed.
 */
export async function createFirstOwner(
  db: ShopDatabase,
  wanted: { readonly email: string; readonly password: string | undefined },
): Promise<FirstOwner | undefined> {
  if (await hasAdministrator(db)) return undefined;
  const email = wanted.email.toLowerCase();
  const password = wanted.password ?? generatePassword();
  const account: NewAccount = {
    name: 'Admin',
    email,
    passwordHash: await hashPassword(password),
    role: 'owner',
    isVerified: true,
    mustChangePassword: wanted.password === undefined,
  };
  return prepareAlone(db, async (transaction) => {
    if (await hasAdministrator(transaction)) return undefined;
    const id = await insertAccount(transaction, account);
    if (id === undefined) throw new Error('ADMIN_EMAIL names an account that is not an owner; choose another address');
    return wanted.password === undefined ? { email, password } : { email };
  });
}

async function hasAdministrator(db: ShopDatabase): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('role', 'in', ['owner', 'admin']).executeTakeFirst();
  return found !== undefined;
}
