import { z } from 'zod';
import { lineOfText } from '../../storable.ts';
import { settingsOf } from './setting.ts';
import { amount, emailAddress, line, lines, wholeNumber } from './values.ts';

const staff = { visibility: 'staff' } as const;
const MAX_SECRET = 500;
const MAX_PORT = 65_535;
const SUBMISSION_PORT = 587;
const MAX_PIECES = 10_000;
const DEFAULT_LOW_STOCK = 3;
const MAX_DAYS = 3650;
const DEFAULT_KEPT_DAYS = 90;

const email = settingsOf('email');
const system = settingsOf('system');
const ssl = settingsOf('ssl');

const hostName = lineOfText(253).regex(/^(?:[a-z0-9]+(?:[.:-][a-z0-9]+)*)?$/i, { error: 'rules.hostName' });
const day = z.iso.date().or(z.literal(''));

/** What sending costs, in euros, and from which sum on nothing (product.md section 3): product pages tell it. */
export const shippingSettings = {
  shipping_courier: settingsOf('shipping').plain(amount, 5.99),
  shipping_free_from: settingsOf('shipping').plain(amount, 50),
};

/** What the shop charges for the way to pay, in euros (product.md section 3). Quotes tell their effect. */
export const chargeSettings = {
  cash_on_delivery_fee: settingsOf('payment').plain(amount, 2, staff),
  /** Where a bank transfer goes, a line each (`Bank: Olympus`); only an order that waits for one tells it to its buyer. */
  bank_account_text: settingsOf('payment').localised(lines, '', '', staff),
};

/** The mail server and who mail comes from and goes to. */
export const emailSettings = {
  smtp_host: email.plain(hostName, '', staff),
  smtp_port: email.plain(wholeNumber(1, MAX_PORT), SUBMISSION_PORT, staff),
  smtp_secure: email.plain(z.enum(['none', 'starttls', 'tls']), 'starttls', staff),
  smtp_user: email.plain(line, '', staff),
  // No trimming: a password may begin with a space.
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
  /** Where the shop is told of orders, bookings and messages; '' is `contact_email`. */
  shop_notification_email: email.plain(emailAddress, '', staff),
};

/** How the shop looks after itself. */
export const systemSettings = {
  /** Pieces at or below which staff are told that a product runs out. */
  low_stock_threshold: system.plain(wholeNumber(0, MAX_PIECES), DEFAULT_LOW_STOCK, staff),
  /** Days that notifications are kept. */
  notifications_keep_days: system.plain(wholeNumber(1, MAX_DAYS), DEFAULT_KEPT_DAYS, staff),
  system_notes: system.plain(lines, '', staff),
};

/** What staff note about the site's certificate; the certificate itself is the web server's. */
export const sslSettings = {
  ssl_provider: ssl.plain(line, '', staff),
  ssl_expires_on: ssl.plain(day, '', staff),
  ssl_notes: ssl.plain(lines, '', staff),
};
