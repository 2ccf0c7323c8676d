import type { Generated, Selectable } from 'kysely';

/** E-mails that the shop owes somebody; a row is written in the transaction of what causes it. */
export interface EmailsTable {
  id: Generated<number>;
  /** Stays the same however often it is sent, so that a mailbox can tell a repetition; gets its domain at the first try. */
  message_id: string;
  template: string;
  language: string;
  recipient: string;
  /** Empty until the first try. */
  subject: Generated<string>;
  /** JSON: what the template is filled with; its keys are forgotten when it was sent. */
  params: string;
  /** waiting, sent or failed. */
  status: string;
  attempts: number;
  /** When it is tried next, of a waiting one only; of one that is being sent, when the sender is taken for dead. */
  next_attempt_at: string;
  /** Names the sender that is at it; empty where none is. */
  claim: Generated<string>;
  /** What went wrong last, without addresses. */
  last_error: string;
  created_at: string;
  sent_at: string | null;
}

/** Words of an e-mail that staff changed; what has no row keeps its default. */
export interface EmailTemplatesTable {
  template: string;
  language: string;
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
