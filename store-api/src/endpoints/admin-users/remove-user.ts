import type { ShopDatabase } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { findUserById, isLastAdmin, oneAtATime, removeAccount } from '../../sessions/accounts.repo.ts';
import type { Session } from '../../sessions/sessions.repo.ts';
import { insertAccountEvent } from './admin-users.repo.ts';

/** Removes somebody else's account; what they ordered stays. */
export async function removeUser(db: ShopDatabase, id: number, { user: actor }: Session): Promise<void> {
  await oneAtATime(db, async (transaction) => {
    const row = await findUserById(transaction, id);
    if (!row) throw new Failure('NOT_FOUND');
    // First: whoever is the last admin is told that, not that the account is their own.
    if (await isLastAdmin(transaction, id)) throw new Failure('CONFLICT', { reason: 'lastAdmin' });
    if (id === actor.id) throw new Failure('CONFLICT', { reason: 'ownAccount' });
    await removeAccount(transaction, id);
    await insertAccountEvent(transaction, { userId: id, kind: 'deleted', actor: actor.email });
  });
}
