import { omitUndefined } from '../../database/omit-undefined.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { TokenPurpose } from '../../database/tables/people.ts';
import { createToken, hashToken } from './sessions/sessions.repo.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Lifetime of an e-mail token in milliseconds. */
export const TOKEN_LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = {
  verify: 24 * HOUR_MS,
  reset: HOUR_MS,
  login: 10 * MINUTE_MS,
};

/** Purposes of which an account has one token at a time. */
const singlePurposes: readonly TokenPurpose[] = ['reset', 'login'];

/** The purpose of a token and the address that it was sent to. */
export interface AccountToken {
  readonly user_id: number;
  readonly email: string;
}

/** Creates a token for an e-mail to `email`; only its hash is stored. A new one for a password or login ends the older ones. */
export async function createAccountToken(
  db: ShopDatabase,
  purpose: TokenPurpose,
  { user_id, email }: AccountToken,
): Promise<string> {
  const token = createToken();
  const now = new Date();
  await removeExpiredTokens(db, now, singlePurposes.includes(purpose) ? { user_id, purpose } : undefined);
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

interface TokensOfAccount {
  readonly user_id: number;
  readonly purpose: TokenPurpose;
}

/** Deletes expired tokens, and in the same statement the `replaced` tokens of an account. */
export async function removeExpiredTokens(
  db: ShopDatabase,
  now = new Date(),
  replaced?: TokensOfAccount,
): Promise<void> {
  await db
    .deleteFrom('account_tokens')
    .where((eb) => {
      const isExpired = eb('expires_at', '<=', now.toISOString());
      if (replaced === undefined) return isExpired;
      return eb.or([isExpired, eb.and([eb('user_id', '=', replaced.user_id), eb('purpose', '=', replaced.purpose)])]);
    })
    .execute();
}

/** The account and purpose of a valid token. */
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

/** Consumes a token. Of two concurrent requests with the same token, only one succeeds. */
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

/** Revokes the tokens of an account: all of one purpose, or all. */
export async function revokeAccountTokens(db: ShopDatabase, userId: number, purpose?: TokenPurpose): Promise<void> {
  await db
    .deleteFrom('account_tokens')
    .where('user_id', '=', userId)
    .where((eb) => eb.and(omitUndefined({ purpose })))
    .execute();
}

/** The address of an account that is waiting for verification, if it differs from the current one. */
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
