import type { ShopDatabase } from '../../../database/schema.ts';
import { createToken, hashToken } from '../sessions/sessions.repo.ts';

const MINUTE_MS = 60_000;
/** Lifetime of a challenge in milliseconds. */
export const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;
/** Codes that may be tried with one challenge. */
export const CHALLENGE_ATTEMPTS = 5;

/** The stored secret of an account, confirmed or not. */
export function findTwoStepSecret(db: ShopDatabase, userId: number) {
  return db.selectFrom('two_step_secrets').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** When two-step login was turned on; undefined while it is off. */
export async function findTwoStepSince(db: ShopDatabase, userId: number): Promise<string | undefined> {
  return (await findTwoStepSecret(db, userId))?.confirmed_at ?? undefined;
}

/** Stores a secret that is not confirmed yet; false if two-step login is already on. */
export async function storePendingSecret(db: ShopDatabase, userId: number, secret: string): Promise<boolean> {
  const row = { secret, confirmed_at: null, last_step: 0, created_at: new Date().toISOString() };
  const stored = await db
    .insertInto('two_step_secrets')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('two_step_secrets.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Accepts the code of a time step once: false if a code of this step or of a later one was accepted before. */
export async function takeTimeStep(db: ShopDatabase, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('two_step_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Turns on two-step login with the stored secret; false if it was on already. */
export async function confirmSecret(db: ShopDatabase, userId: number): Promise<boolean> {
  const confirmed = await db
    .updateTable('two_step_secrets')
    .set({ confirmed_at: new Date().toISOString() })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  await db.updateTable('sessions').set({ must_set_up_two_step: 0 }).where('user_id', '=', userId).execute();
  return confirmed !== undefined;
}

/** Turns off two-step login and deletes everything that belongs to it; false if it was off. */
export async function removeTwoStep(db: ShopDatabase, userId: number): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('two_step_challenges').where('user_id', '=', userId).execute();
  const removed = await db
    .deleteFrom('two_step_secrets')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .execute();
  return removed.some((row) => row.confirmed_at !== null);
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(db: ShopDatabase, userId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, used_at: null })))
    .execute();
}

/** Uses a recovery code; false if the account has none with this hash that is unused. */
export async function takeRecoveryCode(db: ShopDatabase, userId: number, hash: string): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_at: new Date().toISOString() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Number of unused recovery codes. */
export async function countRecoveryCodes(db: ShopDatabase, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** Creates a challenge after a correct password and returns its token, of which only the hash is stored. */
export async function createChallenge(db: ShopDatabase, userId: number): Promise<string> {
  const token = createToken();
  const now = Date.now();
  await db.deleteFrom('two_step_challenges').where('expires_at', '<=', new Date(now).toISOString()).execute();
  await db
    .insertInto('two_step_challenges')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      attempts: 0,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + CHALLENGE_LIFETIME_MS).toISOString(),
    })
    .execute();
  return token;
}

/** The account of a valid challenge, one of whose attempts it uses. */
export async function countChallengeAttempt(db: ShopDatabase, token: string): Promise<number | undefined> {
  const row = await db
    .updateTable('two_step_challenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('attempts', '<', CHALLENGE_ATTEMPTS)
    .where('expires_at', '>', new Date().toISOString())
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Consumes a challenge. Of two concurrent requests with the same one, only one succeeds. */
export async function takeChallenge(db: ShopDatabase, token: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('two_step_challenges')
    .where('token_hash', '=', hashToken(token))
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Ends the sign-ins of an account that wait for a code. */
export async function revokeChallenges(db: ShopDatabase, userId: number): Promise<void> {
  await db.deleteFrom('two_step_challenges').where('user_id', '=', userId).execute();
}
