import type { ShopDatabase } from '../../../database/schema.ts';
import { TOKEN_LIFETIME_MS } from '../account-tokens.repo.ts';
import { hashToken, newToken } from '../sessions/sessions.repo.ts';

/** An account that somebody asked for and whose address is still to be proved. */
export interface Registration {
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
}

/** Keeps what an account will be made of, and answers the key that makes it. */
export async function insertRegistration(db: ShopDatabase, wanted: Registration): Promise<string> {
  const token = newToken();
  const now = new Date();
  await db.deleteFrom('registrations').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('registrations')
    .values({
      token_hash: hashToken(token),
      email: wanted.email,
      name: wanted.name,
      password_hash: wanted.password_hash,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + TOKEN_LIFETIME_MS.verify).toISOString(),
    })
    .execute();
  return token;
}

/** What was asked for last under an address. */
export function findRegistration(db: ShopDatabase, email: string): Promise<Registration | undefined> {
  return db
    .selectFrom('registrations')
    .select(['email', 'name', 'password_hash'])
    .where('email', '=', email)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Takes the registration of a key, and with it all others of its address: their keys open nothing any more. */
export async function takeRegistration(db: ShopDatabase, token: string): Promise<Registration | undefined> {
  const taken = await db
    .deleteFrom('registrations')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date().toISOString())
    .returning(['email', 'name', 'password_hash'])
    .executeTakeFirst();
  if (taken) await db.deleteFrom('registrations').where('email', '=', taken.email).execute();
  return taken;
}
