import { createHash, randomBytes } from 'node:crypto';
import type { SignedInUser } from '@fakos/contracts/login/contract';
import { roles } from '@fakos/contracts/roles';
import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UsersTable } from '../../../database/tables/people.ts';
import { Failure } from '../../../errors/failure.ts';

const TOKEN_BYTES = 32;
const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Precision of `last_seen_at`: a write on every request would be too expensive. */
const LAST_SEEN_STEP_MS = 5 * 60 * 1000;
/** Length of the part of a token's hash that identifies a session to its owner. */
const SESSION_ID_LENGTH = 16;

/** The signed-in user and the session of a request. */
export interface Session {
  readonly tokenHash: string;
  readonly user: SignedInUser;
}

/** Creates a session; the token is returned once and only its hash is stored. */
export async function createSession(
  db: ShopDatabase,
  userId: number,
  { device = '', mustSetUpTwoStep = false } = {},
): Promise<string> {
  const token = createToken();
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
      must_set_up_two_step: mustSetUpTwoStep ? 1 : 0,
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
    .select(['sessions.last_seen_at', 'sessions.must_set_up_two_step'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const isLongAgo = row.last_seen_at < new Date(now.getTime() - LAST_SEEN_STEP_MS).toISOString();
  // Not awaited: reads must work while the database cannot be written.
  if (isLongAgo) noteSeen(db, tokenHash, now).catch(() => {});
  return { tokenHash, user: toSignedInUser(row, row.must_set_up_two_step === 1) };
}

async function noteSeen(db: ShopDatabase, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** The live sessions of an account, the one that was used last first. */
export async function findUserSessions(db: ShopDatabase, userId: number) {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'device', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows.map(({ token_hash: tokenHash, ...row }) => ({ id: getSessionId(tokenHash), ...row }));
}

/** The public ID of a session: a part of the hash that is too short to be a token but unique within an account. */
export function getSessionId(tokenHash: string): string {
  return tokenHash.slice(0, SESSION_ID_LENGTH);
}

/** Revokes one session of an account; false if the account has no session with this ID. */
export async function revokeSessionById(db: ShopDatabase, userId: number, id: string): Promise<boolean> {
  const rows = await db.selectFrom('sessions').select('token_hash').where('user_id', '=', userId).execute();
  const found = rows.find((row) => getSessionId(row.token_hash) === id);
  if (found) await revokeSession(db, found.token_hash);
  return found !== undefined;
}

/** Revokes one session. */
export async function revokeSession(db: ShopDatabase, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Revokes all sessions of an account, except an optional one. */
export async function revokeSessions(db: ShopDatabase, userId: number, exceptHash = ''): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', exceptHash).execute();
}

/** The session of an endpoint that requires signing in. */
export function signedIn(session: Session | null): Session {
  if (!session) throw new Failure('NOT_SIGNED_IN');
  return session;
}

/** An account as in responses; a missing role is a plain user. */
export function toSignedInUser(
  row: Pick<Selectable<UsersTable>, 'id' | 'name' | 'email' | 'role' | 'must_change_password'>,
  mustSetUpTwoStep = false,
): SignedInUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: toRole(row.role),
    must_change_password: row.must_change_password === 1,
    ...(mustSetUpTwoStep && { must_set_up_two_step: true }),
  };
}

/** A missing role is a plain user (product.md section 1). */
export function toRole(stored: string | null): SignedInUser['role'] {
  return roles.find((role) => role === stored) ?? 'user';
}

/** A token of 256 random bits. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** SHA-256 is enough for a token of 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
