import type { EmailKind, EmailStatus } from '@fakos/contracts/emails/contract';
import type { Language } from '@fakos/contracts/languages';
import type { Generated, Selectable } from 'kysely';

type ToTemplate<Kind extends EmailKind> = Kind extends `${infer Template}.${string}` ? Template : Kind;

/** Name of an e-mail's template: a kind of text without the part after its dot. */
export type EmailTemplate = ToTemplate<EmailKind>;

/** E-mails to send; a row is written in the transaction that causes the e-mail. */
export interface EmailsTable {
  id: Generated<number>;
  /** The same for every attempt, so that mailboxes recognise duplicates; the domain is added at the first attempt. */
  message_id: string;
  template: EmailTemplate;
  language: Language;
  recipient: string;
  /** Empty until the first attempt. */
  subject: Generated<string>;
  /** JSON: parameters of the template; tokens are removed once it has been sent. */
  params: string;
  status: EmailStatus;
  attempts: number;
  /** When the next attempt is due; while it is being sent, when the sender's claim expires. */
  next_attempt_at: string;
  /** Id of the sender that has claimed it; empty if none has. */
  claim: Generated<string>;
  /** Last error, without addresses. */
  last_error: string;
  created_at: string;
  sent_at: string | null;
  /** Its subject, for example `order OP26-000123`; empty for accounts. */
  topic: Generated<string>;
}

/** E-mail texts changed by staff; texts without a row have their defaults. */
export interface EmailTemplatesTable {
  template: EmailKind;
  language: Language;
  subject: string;
  intro: string;
  updated_at: string;
}

/** Tables of e-mails. */
export interface OutboxTables {
  emails: EmailsTable;
  email_templates: EmailTemplatesTable;
}

export type EmailRow = Selectable<EmailsTable>;
