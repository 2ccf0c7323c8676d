import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure } from '../../../errors/failure.ts';
import { notifyNewUser } from '../../notifications/new-arrivals.ts';
import { revokeAccountTokens, takeAccountToken } from '../account-tokens.repo.ts';
import { changeAccount, findUserByEmail, findUserById, insertAccount } from '../accounts.repo.ts';
import { takeRegistration } from './registrations.repo.ts';

/** Performs the action of an e-mail token; false if the token is invalid or expired. */
export async function verifyAddress(db: ShopDatabase, token: string): Promise<boolean> {
  const registration = await takeRegistration(db, token);
  if (!registration) return proveAddress(db, token);
  const { name, email, password_hash: passwordHash } = registration;
  const id = await insertAccount(db, { name, email, passwordHash, role: 'user', isVerified: true });
  if (id !== undefined) await notifyNewUser(db, id);
  return id !== undefined;
}

async function proveAddress(db: ShopDatabase, token: string): Promise<boolean> {
  const proved = await takeAccountToken(db, 'verify', token);
  const user = proved && (await findUserById(db, proved.user_id));
  if (!user) return false;
  if (proved.email !== user.email && (await findUserByEmail(db, proved.email))) return false;
  const change = { email: proved.email, emailVerifiedAt: new Date().toISOString() };
  if ((await changeAccount(db, user, change)) === undefined) throw new Failure('CONFLICT');
  // Tokens sent to the old address must not be valid for the new one.
  await revokeAccountTokens(db, user.id);
  return true;
}
