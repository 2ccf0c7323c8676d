import { createHash, randomBytes } from 'node:crypto';
import type { SignedInUser } from '@fakos/shared-kit/api/login/contract';
import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../database/schema.ts';
import type { UsersTable } from '../database/tables/people.ts';

const TOKEN_BYTES = 32;
const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Who asks, and by which session. */
export interface Session {
  readonly tokenHash: string;
  readonly user: SignedInUser;
}

/** Opens a session; the token leaves the server once, only its hash stays. */
export async function createSession(db: ShopDatabase, userId: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = new Date();
  await db.deleteFrom('sessions').where('expires_at', '<', now.toISOString()).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_DAYS * DAY_MS).toISOString(),
    })
    .execute();
  return token;
}

/** The live session of a token, if there is one. */
export async function findSession(db: ShopDatabase, token: string): Promise<Session | null> {
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.must_change_password'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return row ? { tokenHash, user: toSignedInUser(row) } : null;
}

/** Ends one session, whoever still holds its token. */
export async function revokeSession(db: ShopDatabase, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of an account but one. */
export async function revokeOtherSessions(db: ShopDatabase, userId: number, keptHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', keptHash).execute();
}

/** An account as the wire shows it; a missing role is a plain user. */
export function toSignedInUser(
  row: Pick<Selectable<UsersTable>, 'id' | 'name' | 'email' | 'role' | 'must_change_password'>,
): SignedInUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role === 'admin' ? 'admin' : 'user',
    must_change_password: row.must_change_password === 1,
  };
}

/** SHA-256 is enough for a token of 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
