import { z } from 'zod';
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

/** Maximum length of an e-mail's editable texts, in characters. */
export const emailTextLimits = { subject: 160, intro: 4000 } as const;

const MAX_EMAIL = 254;

/** Status of an e-mail in the outbox. */
export const emailStatus = z.enum(['waiting', 'sent', 'failed']);
/** See {@link emailStatus}. */
export type EmailStatus = z.output<typeof emailStatus>;

/** Kinds of e-mail whose subject and introduction staff can edit. */
export const emailKinds = [
  'order_placed',
  'order_changed.ready_pickup',
  'order_changed.shipped',
  'order_changed.cancelled',
  'order_changed.paid',
  'order_changed.part_refunded',
  'order_changed.refunded',
  'order_changed.withdrawal',
  'order_changed.other',
  'booking_requested',
  'booking_changed.confirmed',
  'booking_changed.cancelled',
  'booking_changed.moved',
  'booking_changed.other',
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
  'two_step_changed.on',
  'two_step_changed.off',
  'two_step_changed.recovery_used',
  'two_step_changed.reset',
] as const;
/** Events of the two-step login of an account. */
export const twoStepChange = z.enum(['on', 'off', 'recovery_used', 'reset']);
/** See {@link twoStepChange}. */
export type TwoStepChange = z.output<typeof twoStepChange>;
/** See {@link emailKinds}. */
export const emailKind = z.enum(emailKinds);
/** See {@link emailKinds}. */
export type EmailKind = z.output<typeof emailKind>;

/** An e-mail in the back office's list of the outbox. */
export const emailSummary = z.object({
  id: z.number().int(),
  template: z.string(),
  language: languageSchema,
  recipient: z.string(),
  /** Null before the first attempt. */
  subject: z.string().nullable(),
  status: emailStatus,
  attempts: z.number().int(),
  /** The last error, without addresses; '' without one. */
  last_error: z.string(),
  created_at: instant,
  /** Null unless waiting. */
  next_attempt_at: instant.nullable(),
  sent_at: instant.nullable(),
  /** False if it contained a token, which is deleted after sending. */
  can_resend: z.boolean(),
});
/** See {@link emailSummary}. */
export type EmailSummary = z.output<typeof emailSummary>;

/** An e-mail about an order, a booking or a message, in the back office. */
export const relatedEmail = z.object({
  id: z.number().int(),
  kind: emailKind,
  recipient: z.string(),
  status: emailStatus,
  created_at: instant,
  /** Null unless it was sent. */
  sent_at: instant.nullable(),
  /** The last error, without addresses; '' without one. */
  last_error: z.string(),
});
/** See {@link relatedEmail}. */
export type RelatedEmail = z.output<typeof relatedEmail>;

/** Content of an e-mail; tokens in links are removed. */
export const emailContent = z.object({ subject: z.string(), html: z.string(), text: z.string() });
/** See {@link emailContent}. */
export type EmailContent = z.output<typeof emailContent>;

/** GET emails.php: newest first; `search` matches the recipient. */
export const listEmails = defineEndpoint({
  resource: 'emails',
  method: 'GET',
  permission: 'administration',
  query: pageQuery.extend({
    status: emailStatus.optional(),
    template: singleLineText(40).optional(),
    search: singleLineText(MAX_EMAIL).optional(),
  }),
  response: listResponse(emailSummary),
});

/** GET emails.php?action=get&id=…; `content` is null once the order, booking or account it refers to has been deleted. */
export const getEmail = defineEndpoint({
  resource: 'emails',
  method: 'GET',
  action: 'get',
  permission: 'administration',
  query: z.object({ id: rowId }),
  response: dataResponse(emailSummary.extend({ content: emailContent.nullable() })),
});

/** POST emails.php?action=resend: queues a copy as a new row; 409 if its token has been deleted. */
export const resendEmail = defineEndpoint({
  resource: 'emails',
  method: 'POST',
  action: 'resend',
  permission: 'administration',
  invalidates: [],
  body: z.object({ id: rowId }),
  response: messageResponse.extend({ data: z.object({ id: z.number().int() }) }),
});

/** DELETE emails.php: deletes a waiting or failed e-mail; 409 for a sent one. */
export const deleteEmail = defineEndpoint({
  resource: 'emails',
  method: 'DELETE',
  permission: 'administration',
  invalidates: [],
  body: z.object({ id: rowId }),
  response: messageResponse,
});

/** Texts of one kind of e-mail in one language. `placeholders` lists the names that may be used as `{{name}}`. */
export const emailTemplate = z.object({
  template: emailKind,
  language: languageSchema,
  subject: z.string(),
  intro: z.string(),
  default_subject: z.string(),
  default_intro: z.string(),
  placeholders: z.array(z.string()),
  /** When it was last changed; null for the defaults. */
  version: instant.nullable(),
});
/** See {@link emailTemplate}. */
export type EmailTemplateText = z.output<typeof emailTemplate>;

/** GET emails.php?action=templates: all kinds in both languages. */
export const listEmailTemplates = defineEndpoint({
  resource: 'emails',
  method: 'GET',
  action: 'templates',
  permission: 'administration',
  response: dataResponse(z.array(emailTemplate)),
});

const templateKey = z.object({ template: emailKind, language: languageSchema });
const subject = singleLineText(emailTextLimits.subject).min(1);
const intro = multilineText(emailTextLimits.intro).min(1);

/** PUT emails.php?action=template: an empty line separates paragraphs; 412 for a stale `version`. */
export const updateEmailTemplate = defineEndpoint({
  resource: 'emails',
  method: 'PUT',
  action: 'template',
  permission: 'administration',
  invalidates: [],
  body: templateKey.extend({ subject, intro, version: instant.nullable().optional() }),
  response: messageResponse.extend({ data: emailTemplate }),
});

/** DELETE emails.php?action=template: restores the default texts. */
export const resetEmailTemplate = defineEndpoint({
  resource: 'emails',
  method: 'DELETE',
  action: 'template',
  permission: 'administration',
  invalidates: [],
  body: templateKey,
  response: messageResponse.extend({ data: emailTemplate }),
});

/** The longest name of a sender in a preview, in characters. */
const MAX_SENDER_NAME = 200;

/** Settings of the sender in a form, saved or not. */
const unsavedSender = z.object({
  mail_from: singleLineText(MAX_EMAIL),
  mail_from_name: singleLineText(MAX_SENDER_NAME),
});

/**
 * POST emails.php?action=preview: the e-mail with example values; texts and sender default to the stored ones. `from` is the
 * sender that the server would use, '' if there is none: environment variables override the settings.
 */
export const previewEmail = defineEndpoint({
  resource: 'emails',
  method: 'POST',
  action: 'preview',
  permission: 'administration',
  record: 'none',
  invalidates: [],
  body: templateKey.extend({
    subject: subject.optional(),
    intro: intro.optional(),
    sender: unsavedSender.partial().optional(),
  }),
  response: dataResponse(emailContent.extend({ from: z.string() })),
});

/** POST emails.php?action=test: sends an e-mail immediately and returns the mail server's response; 409 without a server. */
export const sendTestEmail = defineEndpoint({
  resource: 'emails',
  method: 'POST',
  action: 'test',
  permission: 'administration',
  invalidates: [],
  body: z.object({ to: z.email().max(MAX_EMAIL) }),
  response: messageResponse.extend({ data: z.object({ delivered: z.boolean(), response: z.string() }) }),
});

/** GET emails.php?action=status: the mail server in use and the state of the outbox. */
export const getEmailStatus = defineEndpoint({
  resource: 'emails',
  method: 'GET',
  action: 'status',
  permission: 'administration',
  response: dataResponse(
    z.object({
      /** Null if no mail server is configured; e-mails then wait. */
      server: z
        .object({
          host: z.string(),
          port: z.number().int(),
          secure: z.enum(['none', 'starttls', 'tls']),
          from: z.string(),
          /** True if environment variables override the settings. */
          is_fixed: z.boolean(),
        })
        .nullable(),
      counts: z.object({ waiting: z.number().int(), sent: z.number().int(), failed: z.number().int() }),
      oldest_waiting_at: instant.nullable(),
    }),
  ),
});
