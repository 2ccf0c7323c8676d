import type { EmailKind } from '@fakos/shared-kit/api/emails/contract';
import type { EmailParams, EmailTemplate } from '../queue-email.ts';
import { passwordChanged, resetPassword, verifyEmail } from './account.ts';
import { bookingChanged, bookingRequested } from './booking.ts';
import { contactReceived } from './contact.ts';
import { orderChanged, orderPlaced } from './order.ts';
import type { Template } from './template.ts';

const templates: { readonly [T in EmailTemplate]: Template<EmailParams[T]> } = {
  order_placed: orderPlaced,
  order_changed: orderChanged,
  booking_requested: bookingRequested,
  booking_changed: bookingChanged,
  contact_received: contactReceived,
  verify_email: verifyEmail,
  reset_password: resetPassword,
  password_changed: passwordChanged,
};

/** The template of a name that a row of the outbox holds, with params that were written for it. */
export function templateOf(name: string): Template<unknown> {
  return templates[name as EmailTemplate];
}

/** The template that a kind of texts belongs to: the part of its name before the dot. */
export function templateOfKind(kind: EmailKind): Template<unknown> {
  return templateOf(kind.split('.')[0] ?? '');
}
