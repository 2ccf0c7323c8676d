import type { Generated } from 'kysely';

/** E-mails that the shop owes somebody; a row is written in the transaction of what causes it. */
export interface EmailsTable {
  id: Generated<number>;
  /** Stays the same however often it is sent, so that a mailbox can tell a repetition. */
  message_id: string;
  template: string;
  language: string;
  recipient: string;
  /** JSON: what the template is filled with; emptied when it was sent, because it may hold a key. */
  params: string;
  /** waiting, sent or failed. */
  status: string;
  attempts: number;
  /** When it is tried next; of a waiting one only. */
  next_attempt_at: string;
  /** What the mail server said last, without addresses. */
  last_error: string;
  created_at: string;
  sent_at: string | null;
}

/** What the shop has to send. */
export interface OutboxTables {
  emails: EmailsTable;
}
