import { createHash, randomBytes } from 'node:crypto';
import type { SignedInUser } from '@fakos/contracts/login/contract';
import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UsersTable } from '../../../database/tables/people.ts';
import { Failure } from '../../../errors/failure.ts';

const TOKEN_BYTES = 32;
const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How exact `last_seen_at` is: a write for every request would be too dear. */
const LAST_SEEN_STEP_MS = 5 * 60 * 1000;
/** Part of a token's hash that names a session to its owner. */
const SESSION_ID_LENGTH = 16;

/** Who asks, and by which session. */
export interface Session {
  readonly tokenHash: string;
  readonly user: SignedInUser;
}

/** Opens a session; the token leaves the server once, only its hash stays. */
export async function createSession(db: ShopDatabase, userId: number, device = ''): Promise<string> {
  const token = newToken();
  const now = new Date();
  await db.deleteFrom('sessions').where('expires_at', '<', now.toISOString()).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_DAYS * DAY_MS).toISOString(),
      last_seen_at: now.toISOString(),
      device,
    })
    .execute();
  return token;
}

/** The live session of a token, if there is one. */
export async function findSession(db: ShopDatabase, token: string): Promise<Session | null> {
  const tokenHash = hashToken(token);
  const now = new Date();
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.must_change_password'])
    .select('sessions.last_seen_at')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return null;
  const isLongAgo = row.last_seen_at < new Date(now.getTime() - LAST_SEEN_STEP_MS).toISOString();
  if (isLongAgo) await noteSeen(db, tokenHash, now);
  return { tokenHash, user: toSignedInUser(row) };
}

async function noteSeen(db: ShopDatabase, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** The live sessions of an account, the one that was used last first. */
export async function findSessionsOf(db: ShopDatabase, userId: number) {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'device', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows.map(({ token_hash: tokenHash, ...row }) => ({ id: sessionIdOf(tokenHash), ...row }));
}

/** What a session is called on the wire: too little of the hash to be one, enough to tell an account's sessions apart. */
export function sessionIdOf(tokenHash: string): string {
  return tokenHash.slice(0, SESSION_ID_LENGTH);
}

/** Ends one session of an account; false where it has none of that id. */
export async function revokeSessionById(db: ShopDatabase, userId: number, id: string): Promise<boolean> {
  const rows = await db.selectFrom('sessions').select('token_hash').where('user_id', '=', userId).execute();
  const found = rows.find((row) => sessionIdOf(row.token_hash) === id);
  if (found) await revokeSession(db, found.token_hash);
  return found !== undefined;
}

/** Ends one session, whoever still holds its token. */
export async function revokeSession(db: ShopDatabase, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of an account but the one that is kept, if any. */
export async function revokeSessions(db: ShopDatabase, userId: number, keptHash = ''): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', keptHash).execute();
}

/** The session that a call for people who are signed in always has. */
export function signedIn(session: Session | null): Session {
  if (!session) throw new Failure('NOT_SIGNED_IN');
  return session;
}

/** An account as the wire shows it; a missing role is a plain user. */
export function toSignedInUser(
  row: Pick<Selectable<UsersTable>, 'id' | 'name' | 'email' | 'role' | 'must_change_password'>,
): SignedInUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: roleOf(row.role),
    must_change_password: row.must_change_password === 1,
  };
}

/** A missing role is a plain user (product.md section 1). */
export function roleOf(stored: string | null): SignedInUser['role'] {
  return stored === 'admin' ? 'admin' : 'user';
}

/** A key of 256 random bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** SHA-256 is enough for a token of 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
