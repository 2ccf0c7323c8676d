import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { Failure } from '../../../errors/failure.ts';
import { translate } from '../../../text/translate.ts';
import { eraseFromAuditLog } from '../../audit/erase-from-audit-log.ts';
import { removeStockAlerts } from '../../catalogue/stock-alerts/personal-stock-alerts.ts';
import { removeReviews } from '../../reviews/personal-reviews.ts';
import { getShopDay } from '../../shop-days.ts';
import type { AccountRequest } from '../account-request.ts';
import { findUserById, isLastOwner, oneAtATime, removeAccount } from '../accounts.repo.ts';
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
    if (await isLastOwner(transaction, person.id)) throw new Failure('CONFLICT', { reason: 'lastOwner' });
    await erasePerson(transaction, person, 'openBusiness');
  });
}

/**
 * Deletes an account and anonymises its orders and bookings inside a transaction; CONFLICT with `openReason` while one of
 * them is open.
 */
export async function erasePerson(transaction: ShopDatabase, person: UserRow, openReason: string): Promise<void> {
  if (await hasOpenBusiness(transaction, person, getShopDay(new Date()))) {
    throw new Failure('CONFLICT', { reason: openReason });
  }
  // In the shop's default language, because staff read it.
  const name = translate('el', 'erasedPerson');
  await eraseFromAuditLog(transaction, person, translate('el', 'erasedStaff'));
  // Before the orders, by which they are found.
  await removeReviews(transaction, person);
  await anonymiseOrders(transaction, person, name);
  await anonymiseBookings(transaction, person, name);
  await removeStockAlerts(transaction, person);
  await removeEmails(transaction, person);
  await removeAccount(transaction, person.id);
}
