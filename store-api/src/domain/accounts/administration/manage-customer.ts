import { hasPermission } from '@fakos/contracts/permissions';
import type { AccountExport } from '@fakos/contracts/profile/contract';
import type { Delivery } from '@fakos/contracts/users/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { Failure, requireFound } from '../../../errors/failure.ts';
import { findMailServer, type MailEnvironment } from '../../mail/delivery/mail-server.ts';
import type { PrescriptionKeyPlace } from '../../optics/prescriptions/sealed-prescription.ts';
import type { AccountRequest } from '../account-request.ts';
import { revokeAccountTokens } from '../account-tokens.repo.ts';
import { findUserById, isLastOwner, oneAtATime, setDisabled } from '../accounts.repo.ts';
import { erasePerson } from '../profile/erase-account.ts';
import { exportAccount } from '../profile/export-account.ts';
import { sendReset } from '../registration/register-account.ts';
import { revokeSessions, type Session, signedIn, toRole } from '../sessions/sessions.repo.ts';
import { noteTwoStep } from '../two-step/note-two-step.ts';
import { removeTwoStep } from '../two-step/two-step.repo.ts';
import { checkMayManage } from './account-rights.ts';
import { insertAccountEvent } from './admin-users.repo.ts';
import { findCustomerLanguage } from './customer.repo.ts';

type StaffRequest = Pick<AccountRequest, 'db' | 'session'>;

/** Disables an account: its sessions and e-mail tokens end, and signing in fails as with a wrong password. */
export async function disableAccount({ db, session }: StaffRequest, id: number): Promise<void> {
  const actor = signedIn(session);
  await oneAtATime(db, async (transaction) => {
    const row = await getOtherUser(transaction, id, actor, 'ownAccountDisabled');
    if (row.disabled_at !== null) return;
    await setDisabled(transaction, id, true);
    await revokeSessions(transaction, id);
    await revokeAccountTokens(transaction, id);
    await insertAccountEvent(transaction, { userId: id, kind: 'disabled', actor: actor.user.email });
  });
}

/** Enables a disabled account. */
export async function enableAccount({ db, session }: StaffRequest, id: number): Promise<void> {
  const { user } = signedIn(session);
  await db.transaction().execute(async (transaction) => {
    const row = await getManagedUser(transaction, id, user);
    if (row.disabled_at === null) return;
    await setDisabled(transaction, id, false);
    await insertAccountEvent(transaction, { userId: id, kind: 'enabled', actor: user.email });
  });
}

/** Erases a person who requested it from staff; see {@link erasePerson}. */
export async function anonymiseAccount({ db, session }: StaffRequest, id: number): Promise<void> {
  const actor = signedIn(session);
  await oneAtATime(db, async (transaction) => {
    const person = await getOtherUser(transaction, id, actor, 'ownAccount');
    await erasePerson(transaction, person, 'customerBusiness');
    await insertAccountEvent(transaction, { userId: id, kind: 'anonymised', actor: actor.user.email });
  });
}

/** The account, if the member of staff may manage it. */
async function getManagedUser(db: ShopDatabase, id: number, { role }: Session['user']): Promise<UserRow> {
  const row = requireFound(await findUserById(db, id));
  checkMayManage(role, toRole(row.role));
  return row;
}

/** The account of another user. For the last owner, that error takes precedence over the one about one's own account. */
async function getOtherUser(db: ShopDatabase, id: number, { user }: Session, ownReason: string): Promise<UserRow> {
  const row = await getManagedUser(db, id, user);
  if (await isLastOwner(db, id)) throw new Failure('CONFLICT', { reason: 'lastOwner' });
  if (id === user.id) throw new Failure('CONFLICT', { reason: ownReason });
  return row;
}

/** Sends a link for a new password in the language of the customer's last order; `none` without a mail server. */
export async function sendResetLink(
  { db, config, session }: StaffRequest & { readonly config: MailEnvironment },
  id: number,
): Promise<Delivery> {
  const { user } = signedIn(session);
  const person = await getManagedUser(db, id, user);
  if (person.disabled_at !== null) throw new Failure('CONFLICT', { reason: 'accountDisabled' });
  if (!(await findMailServer(db, config))) return 'none';
  await db.transaction().execute(async (transaction) => {
    await sendReset(transaction, person, await findCustomerLanguage(transaction, person));
    await insertAccountEvent(transaction, { userId: id, kind: 'reset_sent', actor: user.email });
  });
  return 'sent';
}

/** Ends the sessions of an account; staff who end their own keep the one of the request. */
export async function endSessions({ db, session }: StaffRequest, id: number): Promise<void> {
  const { user, tokenHash } = signedIn(session);
  await db.transaction().execute(async (transaction) => {
    await getManagedUser(transaction, id, user);
    await revokeSessions(transaction, id, id === user.id ? tokenHash : '');
    await insertAccountEvent(transaction, { userId: id, kind: 'sessions_ended', actor: user.email });
  });
}

/** Turns off the two-step login of another person who lost their app, and ends their sessions. */
export async function resetTwoStep({ db, session }: StaffRequest, id: number): Promise<void> {
  const { user } = signedIn(session);
  await db.transaction().execute(async (transaction) => {
    const person = await getManagedUser(transaction, id, user);
    if (id === user.id) throw new Failure('CONFLICT', { reason: 'ownTwoStep' });
    if (!(await removeTwoStep(transaction, id))) throw new Failure('CONFLICT', { reason: 'twoStepOff' });
    await revokeSessions(transaction, id);
    const language = await findCustomerLanguage(transaction, person);
    await noteTwoStep(transaction, person, { change: 'reset', language, actor: user.email });
  });
}

/** All data about a person who requested it from staff; the export is logged. */
export async function exportForStaff(
  { db, session, config }: StaffRequest & { readonly config: PrescriptionKeyPlace },
  id: number,
): Promise<AccountExport> {
  const { user } = signedIn(session);
  const person = await getManagedUser(db, id, user);
  await insertAccountEvent(db, { userId: id, kind: 'exported', actor: user.email });
  return exportAccount(db, person, hasPermission(user.role, 'optician') ? config : undefined);
}
