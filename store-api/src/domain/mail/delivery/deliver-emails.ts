import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { EmailRow } from '../../../database/tables/outbox.ts';
import type { ApiSettings } from '../../../settings.ts';
import { readEmailParams } from '../../outbox/email-params.ts';
import { claimEmail, markFailed, markSent, scheduleRetry } from '../../outbox/outbox.repo.ts';
import { renderEmail } from '../render-email.ts';
import { getTemplate } from '../templates/index.ts';
import type { MailServer } from './mail-server.ts';
import { MAX_CONNECTIONS, type MailTransport } from './mail-transport.ts';
import { describeFailure, isMessageError, isPermanentFailure, MAX_ATTEMPTS, waitAfter } from './retry-rules.ts';

/** The dependencies of a delivery run. */
export interface DeliveryParts {
  readonly db: ShopDatabase;
  readonly log: Logger;
  readonly config: Pick<ApiSettings, 'PUBLIC_URL'>;
  readonly server: Pick<MailServer, 'from'>;
  readonly transport: MailTransport;
  /** Stops after the e-mails that are being sent. */
  isStopped(): boolean;
}

/**
 * Sends due e-mails, a few concurrently, each at least once: an e-mail whose sender stops between the server's
 * acceptance and our update is sent again with the same Message-ID. Ends early if the mail server itself fails.
 */
export async function deliverDueEmails(parts: DeliveryParts): Promise<void> {
  let isServerWell = true;
  const sendInTurn = async () => {
    while (isServerWell && !parts.isStopped()) {
      const claimed = await claimEmail(parts.db, randomUUID(), getDomain(parts.server.from.address));
      if (!claimed) return;
      isServerWell = (await deliver(parts, claimed)) && isServerWell;
    }
  };
  const senders = Array.from({ length: MAX_CONNECTIONS }, sendInTurn);
  const errors = (await Promise.allSettled(senders)).filter((result) => result.status === 'rejected');
  if (errors[0]) throw errors[0].reason;
}

/** False if the server itself fails, so that the next e-mail would fail too. */
async function deliver(parts: DeliveryParts, row: EmailRow): Promise<boolean> {
  const { db, log, config } = parts;
  const about = { email: row.id, template: row.template, attempt: row.attempts };
  const params = readEmailParams(row);
  const rendered =
    params === undefined ? undefined : await renderEmail({ db, config, language: row.language }, row.template, params);
  if (!rendered) {
    await markFailed(db, row, { last_error: 'What it tells of is gone' });
    log.warn(about, 'the subject of the e-mail no longer exists');
    return true;
  }
  const { subject } = rendered;
  try {
    await parts.transport.send({ ...rendered, to: row.recipient, messageId: row.message_id });
  } catch (error) {
    return takeFailure(parts, row, { ...about, subject }, error as SendError);
  }
  const stored = JSON.stringify(getTemplate(row.template).forget(params));
  await markSent(db, row, { subject, params: stored });
  log.info(about, 'e-mail sent');
  return true;
}

type SendError = Error & { readonly code?: string; readonly permanent?: boolean };

async function takeFailure(
  { db, log }: DeliveryParts,
  row: EmailRow,
  { subject, ...about }: { email: number; template: string; attempt: number; subject: string },
  error: SendError,
): Promise<boolean> {
  const problem = describeFailure(error);
  if (isPermanentFailure(error) || row.attempts >= MAX_ATTEMPTS) {
    await markFailed(db, row, { subject, last_error: problem });
    log.error({ ...about, problem }, 'e-mail failed');
  } else {
    const next = new Date(Date.now() + waitAfter(row.attempts, Math.random())).toISOString();
    await scheduleRetry(db, row, { subject, last_error: problem, next_attempt_at: next });
    log.warn({ ...about, problem, next }, 'the e-mail will be retried');
  }
  return isMessageError(error.code);
}

function getDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
