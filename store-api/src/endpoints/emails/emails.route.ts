import {
  deleteEmail,
  type EmailSummary,
  getEmail,
  getEmailStatus,
  listEmails,
  resendEmail,
  sendTestEmail,
} from '@fakos/contracts/emails/contract';
import type { EmailRow } from '../../database/tables/outbox.ts';
import { findMailServer } from '../../domain/mail/delivery/mail-server.ts';
import { countEmails, findEmail, findEmails, insertCopy, removeUnsent } from '../../domain/mail/emails.repo.ts';
import { sendTest } from '../../domain/mail/send-test-email.ts';
import { isSendable, renderWithoutTokens } from '../../domain/mail/stored-emails.ts';
import { announceEmail } from '../../domain/outbox/wake-up.ts';
import { Failure } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';
import { emailTextEndpoints } from './email-texts.route.ts';

/** emails.php: the outbox for staff. Tokens in e-mails are never shown. */
export const emailEndpoints = [
  endpoint(listEmails, async ({ query, db }) => {
    const { rows, total } = await findEmails(db, query);
    return { data: rows.map(toSummary), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(getEmail, async ({ query, db, config }) => {
    const row = await findEmail(db, query.id);
    if (!row) throw new Failure('NOT_FOUND');
    const content = await renderWithoutTokens({ db, config, language: row.language }, row);
    return { data: { ...toSummary(row), content } };
  }),

  endpoint(resendEmail, async ({ body, db, language }) => {
    const row = await findEmail(db, body.id);
    if (!row) throw new Failure('NOT_FOUND');
    if (!isSendable(row)) throw new Failure('CONFLICT', { reason: 'emailKeyGone' });
    const id = await insertCopy(db, row);
    announceEmail();
    return { message: translate(language, 'done.emailQueued'), data: { id } };
  }),

  endpoint(deleteEmail, async ({ body, db, language }) => {
    const isRemoved = await removeUnsent(db, body.id);
    if (!isRemoved && !(await findEmail(db, body.id))) throw new Failure('NOT_FOUND');
    if (!isRemoved) throw new Failure('CONFLICT', { reason: 'emailOnItsWay' });
    return { message: translate(language, 'done.emailDeleted') };
  }),

  endpoint(sendTestEmail, async ({ body, db, config, language }) => {
    const data = await sendTest({ db, config, language }, body.to);
    return { message: translate(language, data.delivered ? 'done.testEmailSent' : 'done.testEmailRefused'), data };
  }),

  endpoint(getEmailStatus, async ({ db, config }) => {
    const server = await findMailServer(db, config);
    const shown = server && {
      host: server.host,
      port: server.port,
      secure: server.secure,
      from: server.from.name === '' ? server.from.address : `${server.from.name} <${server.from.address}>`,
      is_fixed: config.SMTP_URL !== undefined,
    };
    return { data: { server: shown ?? null, ...(await countEmails(db)) } };
  }),

  ...emailTextEndpoints,
];

function toSummary(row: EmailRow): EmailSummary {
  const { id, template, recipient, attempts, last_error, created_at, sent_at } = row;
  return {
    ...{ id, template, recipient, attempts, last_error, created_at, sent_at },
    language: row.language,
    subject: row.subject === '' ? null : row.subject,
    status: row.status,
    next_attempt_at: row.status === 'waiting' ? row.next_attempt_at : null,
    can_resend: isSendable(row),
  };
}
