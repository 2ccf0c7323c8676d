import { Failure } from '../../../errors/failure.ts';
import { translate } from '../../../text/translate.ts';
import { getShopDay } from '../../shop-days.ts';
import type { AccountRequest } from '../account-request.ts';
import { findUserById, isLastAdmin, oneAtATime, removeAccount } from '../accounts.repo.ts';
import { provePassword } from '../passwords/change-password.ts';
import { signedIn } from '../sessions/sessions.repo.ts';
import { anonymiseBookings, anonymiseOrders, hasOpenBusiness, removeLetters } from './erase.repo.ts';

/** Erases whoever asks; all that goes, and all that stays without a person, happens at once or not at all. */
export async function eraseAccount(context: AccountRequest, password: string): Promise<void> {
  const { db, session } = context;
  await provePassword(context, 'password', password);
  const { user } = signedIn(session);
  await oneAtATime(db, async (transaction) => {
    const person = await findUserById(transaction, user.id);
    if (!person) throw new Failure('NOT_SIGNED_IN');
    if (await isLastAdmin(transaction, person.id)) throw new Failure('CONFLICT', { reason: 'lastAdmin' });
    if (await hasOpenBusiness(transaction, person, getShopDay(new Date()))) {
      throw new Failure('CONFLICT', { reason: 'openBusiness' });
    }
    // In the shop's own language: staff are who sees it.
    const name = translate('el', 'erasedPerson');
    await anonymiseOrders(transaction, person, name);
    await anonymiseBookings(transaction, person, name);
    await removeLetters(transaction, person);
    await removeAccount(transaction, person.id);
  });
}
