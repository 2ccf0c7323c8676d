import { z } from 'zod';
import { defineEndpoint, instant, listResponse, messageResponse, pageQuery, rowId } from '../endpoint.ts';
import { singleLineText } from '../plain-text.ts';
import { contactFields, contactLimits } from './fields.ts';

/** A message from a contact form. */
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
  /** When staff read it; null while unread. */
  read_at: instant.nullable(),
});
/** See {@link contactMessage}. */
export type ContactMessage = z.output<typeof contactMessage>;

/**
 * POST contact.php with the contact form's payload, its `action` in the body. E-mail and message are always required;
 * each form's own settings decide about the other fields.
 */
export const sendContactMessage = defineEndpoint({
  resource: 'contact',
  method: 'POST',
  action: 'send_message',
  permission: 'public',
  invalidates: [],
  body: contactFields.extend({
    form_id: singleLineText(contactLimits.formId).default(''),
    form_title: singleLineText(contactLimits.formTitle).default(''),
  }),
  response: messageResponse,
});

const flag = z.enum(['0', '1', 'true', 'false']).or(z.literal(1)).or(z.literal(0));

/** GET contact.php: newest first; `unread=1` lists unread messages only. */
export const listContactMessages = defineEndpoint({
  resource: 'contact',
  method: 'GET',
  permission: 'admin',
  query: pageQuery.extend({ unread: flag.optional() }),
  response: listResponse(contactMessage),
});

/** PUT contact.php: marks a message as read or unread. */
export const markContactMessage = defineEndpoint({
  resource: 'contact',
  method: 'PUT',
  permission: 'admin',
  invalidates: [],
  body: z.object({ id: rowId, read: z.boolean() }),
  response: messageResponse,
});

/** DELETE contact.php */
export const deleteContactMessage = defineEndpoint({
  resource: 'contact',
  method: 'DELETE',
  permission: 'admin',
  invalidates: [],
  body: z.object({ id: rowId }),
  response: messageResponse,
});
