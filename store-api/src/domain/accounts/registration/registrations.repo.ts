import type { ShopDatabase } from '../../../database/schema.ts';
import { TOKEN_LIFETIME_MS } from '../account-tokens.repo.ts';
import { createToken, hashToken } from '../sessions/sessions.repo.ts';

/** A requested account whose address is not verified yet. */
export interface Registration {
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
}

/** Stores a registration and returns the token that completes it. */
export async function insertRegistration(db: ShopDatabase, wanted: Registration): Promise<string> {
  const token = createToken();
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

/** The latest registration of an address. */
export function findRegistration(db: ShopDatabase, email: string): Promise<Registration | undefined> {
  return db
    .selectFrom('registrations')
    .select(['email', 'name', 'password_hash'])
    .where('email', '=', email)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Consumes the registration of a token and deletes all others of the same address. */
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
