import type { getEmail } from '@fakos/contracts/emails/contract';
import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { EmailRow } from '../../database/tables/outbox.ts';
import { readEmailParams } from '../outbox/email-params.ts';
import { type Desk, renderEmail } from './render-email.ts';
import { getTemplate } from './templates/index.ts';

/** A stored e-mail as staff may see it, without its tokens; null if its subject no longer exists. */
export async function renderWithoutTokens(desk: Desk, row: EmailRow): Promise<EmailContent> {
  const params = readEmailParams(row);
  if (params === undefined) return null;
  const rendered = await renderEmail(desk, row.template, getTemplate(row.template).forget(params));
  return rendered ? { subject: rendered.subject, html: rendered.html, text: rendered.text } : null;
}

type EmailContent = EndpointResponse<typeof getEmail>['data']['content'];

/** True for an e-mail that can be sent again: it needs no token, or still has it. */
export function isSendable(row: EmailRow): boolean {
  const params = readEmailParams(row);
  return params !== undefined && getTemplate(row.template).isSendable(params);
}
