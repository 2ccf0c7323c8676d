import { Failure } from '../../../errors/failure.ts';
import { translate } from '../../../text/translate.ts';
import { getShopDay } from '../../shop-days.ts';
import type { AccountRequest } from '../account-request.ts';
import { findUserById, isLastAdmin, oneAtATime, removeAccount } from '../accounts.repo.ts';
import { requirePassword } from '../passwords/change-password.ts';
import { signedIn } from '../sessions/sessions.repo.ts';
import { anonymiseBookings, anonymiseOrders, hasOpenBusiness, removeEmails } from './erase.repo.ts';

/** Erases the signed-in user: all deletions and anonymisations happen in one transaction. */
export async function eraseAccount(context: AccountRequest, password: string): Promise<void> {
  const { db, session } = context;
  await requirePassword(context, 'password', password);
  const { user } = signedIn(session);
  await oneAtATime(db, async (transaction) => {
    const person = await findUserById(transaction, user.id);
    if (!person) throw new Failure('NOT_SIGNED_IN');
    if (await isLastAdmin(transaction, person.id)) throw new Failure('CONFLICT', { reason: 'lastAdmin' });
    if (await hasOpenBusiness(transaction, person, getShopDay(new Date()))) {
      throw new Failure('CONFLICT', { reason: 'openBusiness' });
    }
    // In the shop's default language, because staff read it.
    const name = translate('el', 'erasedPerson');
    await anonymiseOrders(transaction, person, name);
    await anonymiseBookings(transaction, person, name);
    await removeEmails(transaction, person);
    await removeAccount(transaction, person.id);
  });
}
