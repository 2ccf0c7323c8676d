import { twoStepChange } from '@fakos/contracts/emails/contract';
import { correctionReasons } from '@fakos/contracts/prescriptions/contract';
import { z } from 'zod';
import { parseJson } from '../../database/json-columns.ts';
import type { EmailRow, EmailTemplate } from '../../database/tables/outbox.ts';

const token = z.string().nullable().default(null);
const order = z.object({ number: z.string(), token });

/** The parameters of each template; everything else is read when the e-mail is sent. `token` is null once it was deleted. */
export const emailParams = {
  /** To the buyer, when an order was placed. */
  order_placed: order,
  /** To the buyer, on a status change that concerns them. */
  order_changed: order.extend({ axis: z.string(), to: z.string() }),
  /** To the customer who requested an appointment. */
  booking_requested: z.object({ id: z.number() }),
  /** To the customer with an appointment, when the shop confirms, moves or cancels it. */
  booking_changed: z.object({ id: z.number(), to: z.string() }),
  /** To the customer with an appointment, hours before it; `starts_at` is the time that it had when this was scheduled. */
  booking_reminder: z.object({ id: z.number(), starts_at: z.string() }),
  /** To the buyer of an order whose prescription the optician needs. */
  prescription_correction: z.object({ id: z.number(), number: z.string(), reason: z.enum(correctionReasons) }),
  /** To the owner of a wallet, before a prescription of it expires: `valid_until` is the day that was known when this was scheduled. */
  prescription_reminder: z.object({ id: z.number(), valid_until: z.string() }),
  /** To the buyer, days after the delivery of an order. */
  review_invitation: z.object({ number: z.string() }),
  /** To the author of a review that was rejected at `moderated_at`. */
  review_rejected: z.object({ id: z.number(), moderated_at: z.string() }),
  /** To the address that a visitor typed, to confirm that it is theirs. */
  stock_alert_requested: z.object({ id: z.number() }),
  /** To who waited for a product that is back. */
  stock_alert_back: z.object({ product_id: z.number() }),
  /** To the shop. */
  contact_received: z.object({ id: z.number() }),
  /** To the sender of a message: `event` is the id of the reply. */
  contact_reply: z.object({ id: z.number(), event: z.number() }),
  /** To a new account: `token` proves that the address is theirs. */
  verify_email: z.object({ name: z.string(), token }),
  /** To an account whose password was forgotten. */
  reset_password: z.object({ name: z.string(), token }),
  /** To an account whose owner signs in without the password. */
  login_link: z.object({ name: z.string(), token }),
  /** To an account whose password was changed. */
  password_changed: z.object({ name: z.string() }),
  /** To an account whose two-step login was changed or passed with a recovery code. */
  two_step_changed: z.object({ name: z.string(), change: twoStepChange }),
} satisfies Record<EmailTemplate, z.ZodType>;

/** See {@link emailParams}. */
export type EmailParams = { readonly [T in EmailTemplate]: Readonly<z.output<(typeof emailParams)[T]>> };

/** The params of a stored e-mail; undefined if they do not fit its template. */
export function readEmailParams(row: Pick<EmailRow, 'template' | 'params'>): unknown {
  return emailParams[row.template].safeParse(parseJson(row.params)).data;
}
