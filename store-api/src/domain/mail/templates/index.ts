import type { EmailKind } from '@fakos/contracts/emails/contract';
import type { EmailTemplate } from '../../../database/tables/outbox.ts';
import type { EmailParams } from '../../outbox/email-params.ts';
import { loginLink, passwordChanged, resetPassword, twoStepChanged, verifyEmail } from './account.ts';
import { bookingChanged, bookingReminder, bookingRequested } from './booking.ts';
import { contactReceived, contactReply } from './contact.ts';
import { orderChanged, orderPlaced } from './order.ts';
import { prescriptionCorrection, prescriptionReminder } from './prescription.ts';
import { reviewInvitation, reviewRejected } from './review.ts';
import { stockAlertBack, stockAlertRequested } from './stock-alert.ts';
import type { Template } from './template.ts';

const templates: { readonly [T in EmailTemplate]: Template<EmailParams[T]> } = {
  order_placed: orderPlaced,
  order_changed: orderChanged,
  booking_requested: bookingRequested,
  booking_changed: bookingChanged,
  booking_reminder: bookingReminder,
  prescription_correction: prescriptionCorrection,
  prescription_reminder: prescriptionReminder,
  review_invitation: reviewInvitation,
  review_rejected: reviewRejected,
  stock_alert_requested: stockAlertRequested,
  stock_alert_back: stockAlertBack,
  contact_received: contactReceived,
  contact_reply: contactReply,
  verify_email: verifyEmail,
  reset_password: resetPassword,
  login_link: loginLink,
  password_changed: passwordChanged,
  two_step_changed: twoStepChanged,
};

/** The template of a stored e-mail; its params have passed {@link readEmailParams}. */
export function getTemplate(name: EmailTemplate): Template<unknown> {
  return templates[name];
}

/** The template that a kind of texts belongs to: the part of its name before the dot. */
export function getTemplateByKind(kind: EmailKind): Template<unknown> {
  return getTemplate(kind.split('.', 1)[0] as EmailTemplate);
}
