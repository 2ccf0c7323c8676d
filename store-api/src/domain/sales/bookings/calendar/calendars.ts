import { randomBytes } from 'node:crypto';
import type { Language } from '@fakos/contracts/languages';
import { localisePath } from '@fakos/contracts/languages';
import { paths } from '@fakos/contracts/paths';
import { hasPermission } from '@fakos/contracts/permissions';
import type { ShopDatabase } from '../../../../database/schema.ts';
import type { BookingRow, CalendarFeedsTable } from '../../../../database/tables/inbox.ts';
import { Failure } from '../../../../errors/failure.ts';
import type { ApiSettings } from '../../../../settings.ts';
import { translate } from '../../../../text/translate.ts';
import { hashToken } from '../../../accounts/sessions/sessions.repo.ts';
import { readSetting } from '../../../settings/read-settings.ts';
import { addDays, getShopDay } from '../../../shop-days.ts';
import { createBookingToken } from '../booking-token.ts';
import { getBookingByToken } from '../own-booking.ts';
import { findFeedBookings, findFeedByHash, storeFeed } from './calendar.repo.ts';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

/** Address of calendars, under the API's base. */
export const CALENDAR_RESOURCE = 'calendar';
const CALENDAR_PATH = `/backend/api/${CALENDAR_RESOURCE}.php`;
const SECRET_BYTES = 32;
/** How long past appointments stay in a staff calendar. */
const PAST_DAYS = 60;

interface CalendarContext {
  readonly db: ShopDatabase;
  readonly config: Pick<ApiSettings, 'PUBLIC_URL'>;
  readonly language: Language;
}

/** Creates the secret address of an account's calendar; the one before stops working. */
export async function createFeed(
  db: ShopDatabase,
  { userId, scope }: { readonly userId: number; readonly scope: CalendarFeedsTable['scope'] },
) {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const created_at = new Date().toISOString();
  await storeFeed(db, { user_id: userId, token_hash: hashToken(secret), scope, created_at });
  return { scope, created_at, path: `${CALENDAR_PATH}?feed=${secret}` };
}

/** The file of a staff calendar; NOT_FOUND for an unknown secret, and for an account that may no longer see appointments. */
export async function writeFeed({ db, config, language }: CalendarContext, secret: string): Promise<string> {
  const feed = await findFeedByHash(db, hashToken(secret));
  if (!feed || !hasPermission(feed.role ?? 'user', 'sales')) throw new Failure('NOT_FOUND');
  const bookings = await findFeedBookings(db, feed, addDays(getShopDay(new Date()), -PAST_DAYS));
  const location = await readSetting(db, 'contact_address', language);
  const events = bookings.map((row) => ({
    ...toEvent(row, config),
    summary: `${row.product_name} · ${row.full_name}`,
    description: [
      row.phone,
      row.email,
      row.special_requests,
      `${config.PUBLIC_URL}${paths.admin}/appointments/${row.id}`,
    ]
      .filter((line) => line !== '')
      .join('\n'),
    location,
  }));
  return writeCalendar(events, translate(language, 'calendar.name'));
}

/** The file of the appointment that a customer's token opens. */
export async function writeOwnCalendar({ db, config, language }: CalendarContext, token: string): Promise<string> {
  const row = await getBookingByToken(db, token);
  const page = localisePath(`${paths.appointment}?token=${await createBookingToken(db, row.id)}`, language);
  const shop = await readSetting(db, 'company_name', language);
  return writeCalendar([
    {
      ...toEvent(row, config),
      summary: shop === '' ? row.product_name : `${row.product_name}, ${shop}`,
      description: translate(language, 'calendar.manage', { address: `${config.PUBLIC_URL}${page}` }),
      location: await readSetting(db, 'contact_address', language),
    },
  ]);
}

function toEvent(
  row: BookingRow,
  { PUBLIC_URL: site }: Pick<ApiSettings, 'PUBLIC_URL'>,
): Omit<CalendarEvent, 'summary' | 'description' | 'location'> {
  return {
    uid: `booking-${row.id}@${new URL(site).hostname}`,
    sequence: row.version,
    stampedAt: row.created_at,
    start: row.starts_at ?? row.booking_date,
    end: row.ends_at ?? addDays(row.booking_date, 1),
    isCancelled: row.status === 'cancelled',
  };
}
