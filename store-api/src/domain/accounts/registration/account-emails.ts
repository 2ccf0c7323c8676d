import type { Delivery, register } from '@fakos/contracts/users/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { findMailServer, type MailEnvironment } from '../../mail/delivery/mail-server.ts';
import type { AccountRequest } from '../account-request.ts';
import { findUserByEmail } from '../accounts.repo.ts';
import { checkNewPassword } from '../passwords/password-rules.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { countAttempt, getBuckets } from '../sessions/throttle.ts';
import {
  registerAtOnce,
  registerByMail,
  sendLink,
  sendReset,
  sendVerificationAgain,
  simulateSend,
} from './register-account.ts';

interface RegistrationRequest extends Omit<AccountRequest, 'session'> {
  readonly config: MailEnvironment;
}

/** Registers an account; its address is verified by e-mail where the shop can send mail. */
export async function registerAccount(
  { db, config, language, request }: RegistrationRequest,
  wanted: z.output<typeof register.body>,
): Promise<Delivery> {
  const { name, password } = wanted;
  const email = wanted.email.toLowerCase();
  checkNewPassword(language, 'password', password, { name, email });
  await countAttempt(db, getBuckets('registration', { email, address: request.address() }));
  const canMail = (await findMailServer(db, config)) !== undefined;
  const registration = { name, email, password_hash: await hashPassword(password) };
  await db
    .transaction()
    .execute((transaction) =>
      canMail ? registerByMail(transaction, registration, language) : registerAtOnce(transaction, registration),
    );
  return canMail ? 'sent' : 'none';
}

/** Sends a link for a new password. The result does not reveal whether the address has an account. */
export function sendPasswordReset(context: RegistrationRequest, address: string): Promise<Delivery> {
  return sendToOwner(context, { address, kind: 'forgottenPassword', send: sendReset });
}

/** Sends a link that signs in once. The result does not reveal whether the address has an account. */
export function sendLoginLinkEmail(context: RegistrationRequest, address: string): Promise<Delivery> {
  return sendToOwner(context, { address, kind: 'loginLink', send: sendLink });
}

interface OwnerEmail {
  readonly address: string;
  /** The limit that counts the request. */
  readonly kind: 'forgottenPassword' | 'loginLink';
  readonly send: typeof sendReset;
}

async function sendToOwner(context: RegistrationRequest, { address, kind, send }: OwnerEmail): Promise<Delivery> {
  const email = address.toLowerCase();
  const { db, language, request } = context;
  const counted = getBuckets(kind, { email, address: request.address() });
  await countAttempt(db, counted);
  return sendIfPossible(context, async (transaction) => {
    const user = await findUserByEmail(transaction, email);
    const canSignIn = user !== undefined && user.disabled_at === null;
    await (canSignIn ? send(transaction, user, language) : simulateSend(transaction, counted));
  });
}

/** Sends the verification link again. The result does not reveal whether the address has an account. */
export async function resendVerificationEmail(context: RegistrationRequest, address: string): Promise<Delivery> {
  const email = address.toLowerCase();
  const { db, language, request } = context;
  const counted = getBuckets('verificationMail', { email, address: request.address() });
  await countAttempt(db, counted);
  return sendIfPossible(context, (transaction) => sendVerificationAgain(transaction, { email, language, counted }));
}

/** Without a mail server nothing is queued: the token would expire while it waits in the outbox. */
async function sendIfPossible(
  { db, config }: RegistrationRequest,
  send: (transaction: ShopDatabase) => Promise<void>,
): Promise<Delivery> {
  if (!(await findMailServer(db, config))) return 'none';
  await db.transaction().execute(send);
  return 'sent';
}
