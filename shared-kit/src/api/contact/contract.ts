import { z } from 'zod';
import { defineCall, doneAnswer, instant, listOf, pageQuery } from '../contract.ts';
import { lineOfText, linesOfText, storableId } from '../storable.ts';

/** The most that each field of a contact form holds, in characters. */
export const contactLimits = {
  formId: 80,
  formTitle: 160,
  name: 80,
  email: 254,
  subject: 160,
  message: 5000,
} as const;

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
  body: z.object({
    form_id: lineOfText(contactLimits.formId).default(''),
    form_title: lineOfText(contactLimits.formTitle).default(''),
    name: lineOfText(contactLimits.name).default(''),
    email: z.email().max(contactLimits.email),
    phone: z
      .string()
      .trim()
      .regex(/^(?:\+?[0-9 ()-]{10,20})?$/)
      .default(''),
    subject: lineOfText(contactLimits.subject).default(''),
    message: linesOfText(contactLimits.message).min(1),
    gdprConsent: z.boolean().default(false),
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
  body: z.object({ id: storableId, read: z.boolean() }),
  answer: doneAnswer,
});

/** DELETE contact.php */
export const deleteContactMessage = defineCall({
  resource: 'contact',
  method: 'DELETE',
  permission: 'admin',
  body: z.object({ id: storableId }),
  answer: doneAnswer,
});
