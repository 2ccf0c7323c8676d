import { z } from 'zod';
import { relatedEmail } from '../emails/contract.ts';
import {
  dataResponse,
  defineEndpoint,
  instant,
  languageSchema,
  listResponse,
  messageResponse,
  pageQuery,
  rowId,
} from '../endpoint.ts';
import { multilineText, singleLineText } from '../plain-text.ts';
import { contactFields, contactLimits } from './fields.ts';

/** Status of a message: `new` while nobody has read it. */
export const contactStatus = z.enum(['new', 'read', 'replied', 'archived', 'spam']);
/** See {@link contactStatus}. */
export type ContactStatus = z.output<typeof contactStatus>;

/**
 * One entry of a message's history. `from` and `to` are statuses, or the e-mail addresses of the members of staff who
 * take care of it ('' for nobody); `text` is that of a reply or a note.
 */
export const contactEvent = z.object({
  id: z.number().int(),
  kind: z.enum(['status', 'assigned', 'reply', 'note']),
  from: z.string(),
  to: z.string(),
  text: z.string(),
  actor: z.string(),
  at: instant,
});
/** See {@link contactEvent}. */
export type ContactEvent = z.output<typeof contactEvent>;

/** A member of staff who takes care of messages. */
export const contactAssignee = z.object({ id: z.number().int(), name: z.string(), email: z.string() });
/** See {@link contactAssignee}. */
export type ContactAssignee = z.output<typeof contactAssignee>;

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
  /** When staff read it; null while its status is `new`. */
  read_at: instant.nullable(),
  status: contactStatus,
  version: z.number().int(),
  /** Language in which it was written, that of the replies. */
  language: languageSchema,
  /** The member of staff who takes care of it; null for nobody. */
  assigned: contactAssignee.nullable(),
});
/** See {@link contactMessage}. */
export type ContactMessage = z.output<typeof contactMessage>;

/** A message with its history, oldest first; a reply has its e-mail while the outbox stores it. */
export const contactMessageDetail = contactMessage.extend({
  events: z.array(contactEvent.extend({ email: relatedEmail.optional() })),
});
/** See {@link contactMessageDetail}. */
export type ContactMessageDetail = z.output<typeof contactMessageDetail>;

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

/**
 * GET contact.php: newest first; `unread=1` lists unread messages only, `status=inbox` those that are neither archived nor
 * spam, `assigned` those of a member of staff. `search` matches name, e-mail, phone and subject.
 */
export const listContactMessages = defineEndpoint({
  resource: 'contact',
  method: 'GET',
  permission: 'sales',
  query: pageQuery.extend({
    unread: flag.optional(),
    status: contactStatus.or(z.literal('inbox')).optional(),
    assigned: z.enum(['me', 'nobody']).or(rowId).optional(),
    search: singleLineText(100).optional(),
  }),
  response: listResponse(contactMessage),
});

/** GET contact.php?action=counts: number of messages by status. */
export const countContactMessages = defineEndpoint({
  resource: 'contact',
  method: 'GET',
  action: 'counts',
  permission: 'sales',
  response: dataResponse(z.object({ status: z.record(contactStatus, z.number().int()), unread: z.number().int() })),
});

/** GET contact.php?action=assignees: the members of staff who may take care of messages, by name. */
export const listContactAssignees = defineEndpoint({
  resource: 'contact',
  method: 'GET',
  action: 'assignees',
  permission: 'sales',
  response: dataResponse(z.array(contactAssignee)),
});

/** GET contact.php?action=get&id=…: reading does not mark the message as read. */
export const getContactMessage = defineEndpoint({
  resource: 'contact',
  method: 'GET',
  action: 'get',
  permission: 'sales',
  query: z.object({ id: rowId }),
  response: dataResponse(contactMessageDetail),
});

/** PUT contact.php: marks a message as read or unread; unread is the status `new`, and a `new` message becomes `read`. */
export const markContactMessage = defineEndpoint({
  resource: 'contact',
  method: 'PUT',
  permission: 'sales',
  record: { table: 'contact_messages' },
  invalidates: [],
  body: z.object({ id: rowId, read: z.boolean() }),
  response: messageResponse,
});

/** DELETE contact.php */
export const deleteContactMessage = defineEndpoint({
  resource: 'contact',
  method: 'DELETE',
  permission: 'sales',
  record: { table: 'contact_messages' },
  invalidates: [],
  body: z.object({ id: rowId }),
  response: messageResponse,
});

const messageResult = messageResponse.extend({ data: contactMessageDetail });

/** PUT contact.php?action=update: changes the given fields. 412 for a stale `version`. */
export const updateContactMessage = defineEndpoint({
  resource: 'contact',
  method: 'PUT',
  action: 'update',
  permission: 'sales',
  record: { table: 'contact_messages' },
  invalidates: [],
  body: z.object({
    id: rowId,
    version: z.number().int(),
    status: contactStatus.optional(),
    /** Id of a member of staff; null for nobody. */
    assigned_to: rowId.nullable().optional(),
  }),
  response: messageResult,
});

/**
 * POST contact.php?action=reply: sends a reply in the language of the message, whose status becomes `replied`. A reply to
 * it reaches the shop's address. 412 for a stale `version`, so that two members of staff do not reply at once.
 */
export const replyToContactMessage = defineEndpoint({
  resource: 'contact',
  method: 'POST',
  action: 'reply',
  permission: 'sales',
  record: { table: 'contact_messages' },
  invalidates: [],
  body: z.object({ id: rowId, version: z.number().int(), text: multilineText(contactLimits.message).min(1) }),
  response: messageResult,
});

/** POST contact.php?action=note: adds a note, visible to staff only. */
export const noteContactMessage = defineEndpoint({
  resource: 'contact',
  method: 'POST',
  action: 'note',
  permission: 'sales',
  record: { table: 'contact_messages' },
  invalidates: [],
  body: z.object({ id: rowId, text: multilineText(contactLimits.note).min(1) }),
  response: messageResult,
});
