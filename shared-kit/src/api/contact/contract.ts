import { z } from 'zod';
import { defineCall, doneAnswer, instant, listOf, pageQuery, rowId } from '../contract.ts';
import { lineOfText } from '../storable.ts';
import { contactFields, contactLimits } from './fields.ts';

/** What a visitor wrote through a contact form, as staff read it. */
export const contactMessage = z.object({
  id: z.number().int(),
  created_at: instant,
  form_id: z.string(),
  form_title: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  gdprConsent: z.boolean(),
  /** When somebody of the shop read it, null while it is unread. */
  read_at: instant.nullable(),
});
/** See {@link contactMessage}. */
export type ContactMessage = z.output<typeof contactMessage>;

/**
 * POST contact.php with the contact form's payload, its `action` in the body. Only e-mail and message are needed
 * everywhere; which other fields a form insists on is the form's own setting.
 */
export const sendContactMessage = defineCall({
  resource: 'contact',
  method: 'POST',
  action: 'send_message',
  permission: 'public',
  body: contactFields.extend({
    form_id: lineOfText(contactLimits.formId).default(''),
    form_title: lineOfText(contactLimits.formTitle).default(''),
  }),
  answer: doneAnswer,
});

const flag = z.enum(['0', '1', 'true', 'false']).or(z.literal(1)).or(z.literal(0));

/** GET contact.php: newest first; `unread=1` leaves out what was read. */
export const listContactMessages = defineCall({
  resource: 'contact',
  method: 'GET',
  permission: 'admin',
  query: pageQuery.extend({ unread: flag.optional() }),
  answer: listOf(contactMessage),
});

/** PUT contact.php: marks a message as read or as unread again. */
export const markContactMessage = defineCall({
  resource: 'contact',
  method: 'PUT',
  permission: 'admin',
  body: z.object({ id: rowId, read: z.boolean() }),
  answer: doneAnswer,
});

/** DELETE contact.php */
export const deleteContactMessage = defineCall({
  resource: 'contact',
  method: 'DELETE',
  permission: 'admin',
  body: z.object({ id: rowId }),
  answer: doneAnswer,
});
