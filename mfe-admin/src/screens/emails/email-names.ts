import { type EmailKind, emailKinds } from '@fakos/contracts/emails/contract';
import { useCallback } from 'react';
import { useText } from '../../text.ts';

/** Kinds of e-mail by topic, in the order of the list. */
export const kindGroups = {
  orders: emailKinds.filter((kind) => kind.startsWith('order_')),
  appointments: emailKinds.filter((kind) => kind.startsWith('booking_')),
  prescriptions: emailKinds.filter((kind) => kind.startsWith('prescription_')),
  reviews: emailKinds.filter((kind) => kind.startsWith('review_')),
  stock: emailKinds.filter((kind) => kind.startsWith('stock_')),
  messages: emailKinds.filter((kind) => kind.startsWith('contact_')),
  accounts: emailKinds.filter((kind) => !/^(?:order|booking|prescription|review|stock|contact)_/.test(kind)),
} as const satisfies Readonly<Record<string, readonly EmailKind[]>>;

/** Templates of the outbox: a kind without the part after its dot. */
export const emailTemplates = [
  'order_placed',
  'order_changed',
  'booking_requested',
  'booking_changed',
  'booking_reminder',
  'prescription_correction',
  'prescription_reminder',
  'review_invitation',
  'review_rejected',
  'stock_alert_requested',
  'stock_alert_back',
  'contact_received',
  'contact_reply',
  'verify_email',
  'reset_password',
  'login_link',
  'password_changed',
  'two_step_changed',
] as const;

/** Names a kind of e-mail. */
export function useKindName(): (kind: EmailKind) => string {
  const text = useText();
  return useCallback((kind) => text(`emails.kinds.${kind}`), [text]);
}

/** Label of an e-mail's template; an unknown template is shown by its name. */
export function useTemplateName(): (template: string) => string {
  const text = useText();
  return useCallback(
    (template) => {
      const known = emailTemplates.find((name) => name === template);
      return known ? text(`emails.templates.${known}`) : template;
    },
    [text],
  );
}
