import { omitUndefined } from '../../database/omit-undefined.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { TokenPurpose } from '../../database/tables/people.ts';
import { hashToken, newToken } from './sessions/sessions.repo.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long a key of an e-mail lives, in milliseconds. */
export const TOKEN_LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = { verify: 24 * HOUR_MS, reset: HOUR_MS };

/** What a key opens, and the address that it was sent to. */
export interface AccountToken {
  readonly user_id: number;
  readonly email: string;
}

/** Makes a key for an e-mail to `email`; only its hash stays. */
export async function createAccountToken(
  db: ShopDatabase,
  purpose: TokenPurpose,
  { user_id, email }: AccountToken,
): Promise<string> {
  const token = newToken();
  const now = new Date();
  await removeDeadTokens(db, now);
  await db
    .insertInto('account_tokens')
    .values({
      token_hash: hashToken(token),
      user_id,
      purpose,
      email,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + TOKEN_LIFETIME_MS[purpose]).toISOString(),
    })
    .execute();
  return token;
}

/** Forgets the keys that open nothing any more. */
export async function removeDeadTokens(db: ShopDatabase, now = new Date()): Promise<void> {
  await db.deleteFrom('account_tokens').where('expires_at', '<=', now.toISOString()).execute();
}

/** What a key opens while it is good. */
export function findAccountToken(
  db: ShopDatabase,
  purpose: TokenPurpose,
  token: string,
): Promise<AccountToken | undefined> {
  return db
    .selectFrom('account_tokens')
    .select(['user_id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
}

/** Takes a key: of two who come with the same one at once, one gets what it opens. */
export function takeAccountToken(
  db: ShopDatabase,
  purpose: TokenPurpose,
  token: string,
): Promise<AccountToken | undefined> {
  return db
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date().toISOString())
    .returning(['user_id', 'email'])
    .executeTakeFirst();
}

/** Ends the keys of an account: all of a purpose, or all there are. */
export async function revokeAccountTokens(db: ShopDatabase, userId: number, purpose?: TokenPurpose): Promise<void> {
  await db
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where((eb) => eb.and(omitUndefined({ purpose })))
    .execute();
}

/** The address that an account waits to have proved, where it is not the one it has. */
export async function findPendingEmail(db: ShopDatabase, userId: number, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('account_tokens')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'verify')
    .where('email', '!=', email)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.email ?? null;
}
