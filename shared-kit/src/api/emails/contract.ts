import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, instant, languageSchema, listOf, pageQuery, rowId } from '../contract.ts';
import { lineOfText, linesOfText } from '../storable.ts';

/** The most that staff may write into each text of an e-mail, in characters. */
export const emailTextLimits = { subject: 160, intro: 4000 } as const;

const MAX_EMAIL = 254;

/** Where an e-mail of the outbox stands. */
export const emailStatus = z.enum(['waiting', 'sent', 'failed']);
/** See {@link emailStatus}. */
export type EmailStatus = z.output<typeof emailStatus>;

/** The kinds of e-mail that have a subject and an introduction of their own, which staff can change. */
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
  'booking_changed.other',
  'contact_received',
  'verify_email',
  'reset_password',
  'password_changed',
] as const;
/** See {@link emailKinds}. */
export const emailKind = z.enum(emailKinds);
/** See {@link emailKinds}. */
export type EmailKind = z.output<typeof emailKind>;

/** An e-mail of the outbox as the back office lists it. */
export const emailSummary = z.object({
  id: z.number().int(),
  template: z.string(),
  language: languageSchema,
  recipient: z.string(),
  /** Null until it was tried for the first time. */
  subject: z.string().nullable(),
  status: emailStatus,
  attempts: z.number().int(),
  /** What went wrong last, without addresses; empty where nothing did. */
  last_error: z.string(),
  created_at: instant,
  /** Null unless it waits. */
  next_attempt_at: instant.nullable(),
  sent_at: instant.nullable(),
  /** False where it held a key that was forgotten once it was sent. */
  can_resend: z.boolean(),
});
/** See {@link emailSummary}. */
export type EmailSummary = z.output<typeof emailSummary>;

/** An e-mail as its reader sees it; keys in its links are left out. */
export const emailContent = z.object({ subject: z.string(), html: z.string(), text: z.string() });
/** See {@link emailContent}. */
export type EmailContent = z.output<typeof emailContent>;

/** GET emails.php: newest first; `search` looks into recipients. */
export const listEmails = defineCall({
  resource: 'emails',
  method: 'GET',
  permission: 'admin',
  query: pageQuery.extend({
    status: emailStatus.optional(),
    template: lineOfText(40).optional(),
    search: lineOfText(MAX_EMAIL).optional(),
  }),
  answer: listOf(emailSummary),
});

/** GET emails.php?action=get&id=…; `content` is null once what the e-mail told of is gone. */
export const getEmail = defineCall({
  resource: 'emails',
  method: 'GET',
  action: 'get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: answerOf(emailSummary.extend({ content: emailContent.nullable() })),
});

/** POST emails.php?action=resend: the same e-mail once more, as a new row; 409 where its key is gone. */
export const resendEmail = defineCall({
  resource: 'emails',
  method: 'POST',
  action: 'resend',
  permission: 'admin',
  body: z.object({ id: rowId }),
  answer: doneAnswer.extend({ data: z.object({ id: z.number().int() }) }),
});

/** DELETE emails.php: takes back one that waits or failed; 409 for one that was sent. */
export const deleteEmail = defineCall({
  resource: 'emails',
  method: 'DELETE',
  permission: 'admin',
  body: z.object({ id: rowId }),
  answer: doneAnswer,
});

/** The words of one kind of e-mail in one language. Names in `placeholders` are filled in where `{{name}}` stands. */
export const emailTemplate = z.object({
  template: emailKind,
  language: languageSchema,
  subject: z.string(),
  intro: z.string(),
  default_subject: z.string(),
  default_intro: z.string(),
  placeholders: z.array(z.string()),
  /** When staff changed it last; null for the defaults. */
  version: instant.nullable(),
});
/** See {@link emailTemplate}. */
export type EmailTemplateText = z.output<typeof emailTemplate>;

/** GET emails.php?action=templates: every kind in both languages. */
export const listEmailTemplates = defineCall({
  resource: 'emails',
  method: 'GET',
  action: 'templates',
  permission: 'admin',
  answer: answerOf(z.array(emailTemplate)),
});

const whichText = z.object({ template: emailKind, language: languageSchema });
const subject = lineOfText(emailTextLimits.subject).min(1);
const intro = linesOfText(emailTextLimits.intro).min(1);

/** PUT emails.php?action=template: an empty line parts paragraphs; a stale `version` is 412. */
export const updateEmailTemplate = defineCall({
  resource: 'emails',
  method: 'PUT',
  action: 'template',
  permission: 'admin',
  body: whichText.extend({ subject, intro, version: instant.nullable().optional() }),
  answer: doneAnswer.extend({ data: emailTemplate }),
});

/** DELETE emails.php?action=template: back to the default words. */
export const resetEmailTemplate = defineCall({
  resource: 'emails',
  method: 'DELETE',
  action: 'template',
  permission: 'admin',
  body: whichText,
  answer: doneAnswer.extend({ data: emailTemplate }),
});

/** POST emails.php?action=preview: the e-mail with an example's values; texts that are not given are those in use. */
export const previewEmail = defineCall({
  resource: 'emails',
  method: 'POST',
  action: 'preview',
  permission: 'admin',
  body: whichText.extend({ subject: subject.optional(), intro: intro.optional() }),
  answer: answerOf(emailContent),
});

/** POST emails.php?action=test: sends an e-mail at once and says what the mail server answered; 409 without one. */
export const sendTestEmail = defineCall({
  resource: 'emails',
  method: 'POST',
  action: 'test',
  permission: 'admin',
  body: z.object({ to: z.email().max(MAX_EMAIL) }),
  answer: doneAnswer.extend({ data: z.object({ delivered: z.boolean(), response: z.string() }) }),
});

/** GET emails.php?action=status: where mail leaves through, and what waits. */
export const getEmailStatus = defineCall({
  resource: 'emails',
  method: 'GET',
  action: 'status',
  permission: 'admin',
  answer: answerOf(
    z.object({
      /** Null where e-mails wait because no mail server is set. */
      server: z
        .object({
          host: z.string(),
          port: z.number().int(),
          secure: z.enum(['none', 'starttls', 'tls']),
          from: z.string(),
          /** Whether the environment sets it, so that the settings have no say. */
          is_fixed: z.boolean(),
        })
        .nullable(),
      counts: z.object({ waiting: z.number().int(), sent: z.number().int(), failed: z.number().int() }),
      oldest_waiting_at: instant.nullable(),
    }),
  ),
});
