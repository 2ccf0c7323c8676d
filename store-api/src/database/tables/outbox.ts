import type { EmailKind, EmailStatus } from '@fakos/contracts/emails/contract';
import type { Language } from '@fakos/contracts/languages';
import type { Generated, Selectable } from 'kysely';

type ToTemplate<Kind extends EmailKind> = Kind extends `${infer Template}.${string}` ? Template : Kind;

/** Name of an e-mail's template: a kind of text without the part after its dot. */
export type EmailTemplate = ToTemplate<EmailKind>;

/** E-mails to send; a row is written in the transaction that causes the e-mail. */
export interface EmailsTable {
  id: Generated<number>;
  /** Stays the same however often it is sent, so that a mailbox can tell a repetition; gets its domain at the first try. */
  message_id: string;
  template: EmailTemplate;
  language: Language;
  recipient: string;
  /** Empty until the first try. */
  subject: Generated<string>;
  /** JSON: what the template is filled with; its keys are forgotten when it was sent. */
  params: string;
  status: EmailStatus;
  attempts: number;
  /** When it is tried next, of a waiting one only; of one that is being sent, when the sender is taken for dead. */
  next_attempt_at: string;
  /** Names the sender that is at it; empty where none is. */
  claim: Generated<string>;
  /** What went wrong last, without addresses. */
  last_error: string;
  created_at: string;
  sent_at: string | null;
  /** What it is about, for example `order OP26-000123`; empty for accounts. */
  topic: Generated<string>;
}

/** Words of an e-mail that staff changed; what has no row keeps its default. */
export interface EmailTemplatesTable {
  template: EmailKind;
  language: Language;
  subject: string;
  intro: string;
  updated_at: string;
}

/** What the shop has to send. */
export interface OutboxTables {
  emails: EmailsTable;
  email_templates: EmailTemplatesTable;
}

export type EmailRow = Selectable<EmailsTable>;
