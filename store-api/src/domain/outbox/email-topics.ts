import type { EmailTemplate } from '../../database/tables/outbox.ts';
import type { EmailParams } from './email-params.ts';

/** Topics of e-mails, as stored in `emails.topic`. */
export const emailTopics = {
  order: (number: string) => `order ${number}`,
  booking: (id: number) => `booking ${id}`,
  prescription: (id: number) => `prescription ${id}`,
  message: (id: number) => `message ${id}`,
} as const;

const topicsByTemplate: { readonly [T in EmailTemplate]?: (params: EmailParams[T]) => string } = {
  order_placed: ({ number }) => emailTopics.order(number),
  order_changed: ({ number }) => emailTopics.order(number),
  booking_requested: ({ id }) => emailTopics.booking(id),
  booking_changed: ({ id }) => emailTopics.booking(id),
  booking_reminder: ({ id }) => emailTopics.booking(id),
  review_invitation: ({ number }) => emailTopics.order(number),
  prescription_correction: ({ number }) => emailTopics.order(number),
  prescription_reminder: ({ id }) => emailTopics.prescription(id),
  contact_received: ({ id }) => emailTopics.message(id),
  contact_reply: ({ id }) => emailTopics.message(id),
};

/** The topic by which the back office finds an e-mail; empty for e-mails about accounts. */
export function getEmailTopic<T extends EmailTemplate>(template: T, params: EmailParams[T]): string {
  return topicsByTemplate[template]?.(params) ?? '';
}
