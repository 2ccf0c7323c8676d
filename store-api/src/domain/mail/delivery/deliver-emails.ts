import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { EmailRow } from '../../../database/tables/outbox.ts';
import type { ApiSettings } from '../../../settings.ts';
import { readEmailParams } from '../../outbox/email-params.ts';
import { claimEmail, markFailed, markSent, putBack } from '../../outbox/outbox.repo.ts';
import { renderEmail } from '../render-email.ts';
import { templateOf } from '../templates/index.ts';
import type { MailServer } from './mail-server.ts';
import { MAX_CONNECTIONS, type MailTransport } from './mail-transport.ts';
import { describeFailure, isAboutMessage, isRefusedForGood, MAX_ATTEMPTS, waitAfter } from './retry-rules.ts';

/** What the outbox is emptied with. */
export interface DeliveryParts {
  readonly db: ShopDatabase;
  readonly log: Logger;
  readonly config: Pick<ApiSettings, 'PUBLIC_URL'>;
  readonly server: Pick<MailServer, 'from'>;
  readonly transport: MailTransport;
  /** Stops after the e-mails that are on their way. */
  isStopped(): boolean;
}

/**
 * Sends what is due, a few at once, each at least once: an e-mail whose sender dies between the server's yes and our
 * note of it is sent again under the same Message-ID. Ends early where the mail server itself is in trouble.
 */
export async function deliverDueEmails(parts: DeliveryParts): Promise<void> {
  let isServerWell = true;
  const sendInTurn = async () => {
    while (isServerWell && !parts.isStopped()) {
      const claimed = await claimEmail(parts.db, randomUUID(), domainOf(parts.server.from.address));
      if (!claimed) return;
      isServerWell = (await deliver(parts, claimed)) && isServerWell;
    }
  };
  const senders = Array.from({ length: MAX_CONNECTIONS }, sendInTurn);
  const faults = (await Promise.allSettled(senders)).filter((result) => result.status === 'rejected');
  if (faults[0]) throw faults[0].reason;
}

/** False where the server is in trouble, so that the next e-mail would fail alike. */
async function deliver(parts: DeliveryParts, row: EmailRow): Promise<boolean> {
  const { db, log, config } = parts;
  const about = { email: row.id, template: row.template, attempt: row.attempts };
  const params = readEmailParams(row);
  const rendered =
    params === undefined ? undefined : await renderEmail({ db, config, language: row.language }, row.template, params);
  if (!rendered) {
    await markFailed(db, row, { last_error: 'What it tells of is gone' });
    log.warn(about, 'e-mail has nothing to tell any more');
    return true;
  }
  const { subject } = rendered;
  try {
    await parts.transport.send({ ...rendered, to: row.recipient, messageId: row.message_id });
  } catch (error) {
    return takeFailure(parts, row, { ...about, subject }, error as SendError);
  }
  const kept = JSON.stringify(templateOf(row.template).forget(params));
  await markSent(db, row, { subject, params: kept });
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
  const fault = describeFailure(error);
  if (isRefusedForGood(error) || row.attempts >= MAX_ATTEMPTS) {
    await markFailed(db, row, { subject, last_error: fault });
    log.error({ ...about, fault }, 'e-mail failed');
  } else {
    const next = new Date(Date.now() + waitAfter(row.attempts, Math.random())).toISOString();
    await putBack(db, row, { subject, last_error: fault, next_attempt_at: next });
    log.warn({ ...about, fault, next }, 'e-mail is tried again');
  }
  return isAboutMessage(error.code);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
