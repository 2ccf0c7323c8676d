import { z } from 'zod';
import { bookingBounds, bookingDefaults } from '../../bookings/rules.ts';
import { singleLineText } from '../../plain-text.ts';
import { DEFAULT_VAT_RATE, vatRates } from '../../products/vat.ts';
import { greekHolidayNames } from '../../text/greek-holidays.ts';
import { weekdays } from '../../text/weekdays.ts';
import { shippingDefaults } from '../shipping.ts';
import { createSettingBuilder } from './setting.ts';
import { amount, emailAddress, flag, jsonList, line, lines, wholeNumber } from './value-schemas.ts';

const staff = { visibility: 'staff' } as const;
const MAX_SECRET = 500;
const MAX_PORT = 65_535;
const SUBMISSION_PORT = 587;
const MAX_PIECES = 10_000;
const DEFAULT_LOW_STOCK = 3;
const MAX_DAYS = 3650;
const DEFAULT_RETENTION_DAYS = 90;
const MAX_CLOSED_DAYS = 60;
const MAX_REMINDER_HOURS = 168;
const DEFAULT_REMINDER_HOURS = 24;
const MAX_INVITATION_DAYS = 90;
const DEFAULT_INVITATION_DAYS = 7;
/** How long goods are reserved for an order that is not paid yet (product.md section 3). */
const holds = { cardMinutes: 15, maxCardMinutes: 240, bankHours: 72, maxBankHours: 336 } as const;

const email = createSettingBuilder('email');
const products = createSettingBuilder('products');
const booking = createSettingBuilder('booking');
const payment = createSettingBuilder('payment');
const system = createSettingBuilder('system');
const ssl = createSettingBuilder('ssl');

const hostName = singleLineText(253).regex(/^(?:[a-z0-9]+(?:[.:-][a-z0-9]+)*)?$/i, { error: 'rules.hostName' });
const day = z.iso.date().or(z.literal(''));
const closedDays = z
  .object({ from: z.iso.date(), to: z.iso.date(), note: line })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'rules.closedDaysEnd' });

/** Shipping cost and the order value for free shipping, in euros (product.md section 3). Product pages show both. */
export const shippingSettings = {
  shipping_courier: createSettingBuilder('shipping').plain(amount, shippingDefaults.shipping_courier),
  shipping_free_from: createSettingBuilder('shipping').plain(amount, shippingDefaults.shipping_free_from),
};

/** Payment fees in euros (product.md section 3), which quotes include, and the bank account. */
export const chargeSettings = {
  cash_on_delivery_fee: payment.plain(amount, 2, staff),
  /** Bank account, one detail per line (`Bank: Olympus`); shown only with an order that awaits a bank transfer. */
  bank_account_text: payment.localised(lines, '', '', staff),
  /** Minutes for which goods wait for a card payment, and hours for which they wait for a bank transfer. */
  hold_card_minutes: payment.plain(wholeNumber(1, holds.maxCardMinutes), holds.cardMinutes, staff),
  hold_bank_transfer_hours: payment.plain(wholeNumber(1, holds.maxBankHours), holds.bankHours, staff),
};

const rates = vatRates.map(String) as [string, ...string[]];

/** The VAT rate of new products, in percent, and reviews. */
export const productSettings = {
  vat_rate_default: products.plain(z.enum(rates), String(DEFAULT_VAT_RATE), staff),
  /** Days after the delivery at which the buyer is asked for reviews; 0 for never. */
  review_invitation_days: products.plain(wholeNumber(0, MAX_INVITATION_DAYS), DEFAULT_INVITATION_DAYS, staff),
};

/** The days on which appointments are offered; the booking form follows them. */
export const bookingSettings = {
  booking_min_days: booking.plain(
    wholeNumber(bookingBounds.minDays, bookingBounds.maxDays),
    bookingDefaults.booking_min_days,
  ),
  booking_max_days: booking.plain(
    wholeNumber(bookingBounds.minHorizon, bookingBounds.maxHorizon).nullable(),
    bookingDefaults.booking_max_days,
  ),
  booking_weekdays: booking.plain(
    jsonList(z.enum(weekdays), weekdays.length).refine((days) => days.length > 0, { error: 'rules.bookingWeekdays' }),
    [...bookingDefaults.booking_weekdays],
  ),
};

/** Closed days and reminders of appointments, which only the server needs. */
export const appointmentSettings = {
  /** Public holidays on which the shop is closed for appointments. */
  booking_holidays: booking.plain(jsonList(z.enum(greekHolidayNames), greekHolidayNames.length), [], staff),
  /** Other days on which it is closed, such as summer holidays; both ends included. */
  booking_closed_days: booking.plain(jsonList(closedDays, MAX_CLOSED_DAYS), [], staff),
  /** Hours before an appointment at which the customer is reminded; 0 for no reminder. */
  booking_reminder_hours: booking.plain(wholeNumber(0, MAX_REMINDER_HOURS), DEFAULT_REMINDER_HOURS, staff),
};

/** The mail server, the sender and the recipient of the shop's own e-mails. */
export const emailSettings = {
  smtp_host: email.plain(hostName, '', staff),
  smtp_port: email.plain(wholeNumber(1, MAX_PORT), SUBMISSION_PORT, staff),
  smtp_secure: email.plain(z.enum(['none', 'starttls', 'tls']), 'starttls', staff),
  smtp_user: email.plain(line, '', staff),
  // Not trimmed, because a password may start with a space.
  smtp_password: email.plain(
    z
      .string()
      .max(MAX_SECRET)
      .regex(/^\P{Cc}*$/u),
    '',
    { visibility: 'secret' },
  ),
  mail_from: email.plain(emailAddress, '', staff),
  mail_from_name: email.plain(line, '', staff),
  /** Recipient of notifications about orders, bookings and messages; '' for `contact_email`. */
  shop_notification_email: email.plain(emailAddress, '', staff),
};

/** Maintenance of the shop. */
export const systemSettings = {
  /** Stock at or below which staff are notified. */
  low_stock_threshold: system.plain(wholeNumber(0, MAX_PIECES), DEFAULT_LOW_STOCK, staff),
  /** Days until notifications are deleted. */
  notifications_keep_days: system.plain(wholeNumber(1, MAX_DAYS), DEFAULT_RETENTION_DAYS, staff),
  /** Whether staff must set up two-step login before they can use the back office. */
  staff_two_step_required: createSettingBuilder('staff-access').plain(flag, 'false', staff),
  system_notes: system.plain(lines, '', staff),
};

/** Notes about the site's certificate, which itself is configured in the web server. */
export const sslSettings = {
  ssl_provider: ssl.plain(line, '', staff),
  ssl_expires_on: ssl.plain(day, '', staff),
  ssl_notes: ssl.plain(lines, '', staff),
};
