import type { ShopDatabase } from '../../database/schema.ts';
import type { UserRow } from '../../database/tables/people.ts';
import { findUserByEmail, setPassword } from './accounts.repo.ts';
import { insertAccountEvent } from './administration/admin-users.repo.ts';
import { generatePassword, hashPassword } from './passwords/passwords.ts';
import { revokeSessions } from './sessions/sessions.repo.ts';
import { noteTwoStep } from './two-step/note-two-step.ts';
import { removeTwoStep } from './two-step/two-step.repo.ts';

/** Actor of changes made on the server's command line. */
const ACTOR = 'npm run owner';

/** Sets a generated password for an owner, which must be changed at the next login; ends the owner's sessions. */
export async function resetOwnerPassword(db: ShopDatabase, email: string | undefined) {
  const owner = await findOwner(db, email);
  const password = generatePassword();
  const hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await setPassword(transaction, owner.id, hash);
    await transaction.updateTable('users').set({ must_change_password: 1 }).where('id', '=', owner.id).execute();
    await revokeSessions(transaction, owner.id);
    await insertAccountEvent(transaction, { userId: owner.id, kind: 'password', actor: ACTOR });
  });
  return { email: owner.email, password };
}

/** Turns off the two-step login of an owner who lost app and recovery codes; ends the owner's sessions. */
export async function resetOwnerTwoStep(db: ShopDatabase, email: string | undefined) {
  const owner = await findOwner(db, email);
  const wasOn = await db.transaction().execute(async (transaction) => {
    if (!(await removeTwoStep(transaction, owner.id))) return false;
    await revokeSessions(transaction, owner.id);
    await noteTwoStep(transaction, owner, { change: 'reset', language: 'el', actor: ACTOR });
    return true;
  });
  return { email: owner.email, wasOn };
}

/** The owner with an e-mail address, or the only one. */
async function findOwner(db: ShopDatabase, email: string | undefined): Promise<UserRow> {
  if (email !== undefined) {
    const found = await findUserByEmail(db, email.toLowerCase());
    if (found?.role !== 'owner') throw new Error(`${email} is not the e-mail address of an owner`);
    return found;
  }
  const owners = await db.selectFrom('users').selectAll().where('role', '=', 'owner').orderBy('id').execute();
  const [only, ...others] = owners;
  if (!only) throw new Error('The shop has no owner; the next start creates one');
  if (others.length === 0) return only;
  throw new Error(`Name one of the owners: ${owners.map((owner) => owner.email).join(', ')}`);
}
