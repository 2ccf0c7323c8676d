import { randomUUID } from 'node:crypto';
import { Failure } from '../../errors/failure.ts';
import type { ApiSettings } from '../../settings.ts';
import { findMailServer } from './delivery/mail-server.ts';
import { openMailTransport } from './delivery/mail-transport.ts';
import { describeFailure } from './delivery/retry-rules.ts';
import { type Desk, renderTest } from './render-email.ts';

/** Sends an e-mail at once without the outbox, and returns the mail server's result. */
export async function sendTest(
  desk: Desk & { readonly config: ApiSettings },
  to: string,
): Promise<{ delivered: boolean; response: string }> {
  const server = await findMailServer(desk.db, desk.config);
  if (!server) throw new Failure('CONFLICT', { reason: 'noMailServer' });
  const rendered = await renderTest(desk);
  const transport = openMailTransport(server);
  const messageId = `${randomUUID()}@${server.from.address.split('@').at(-1)}`;
  try {
    return { delivered: true, response: await transport.send({ ...rendered, to, messageId }) };
  } catch (error) {
    return { delivered: false, response: describeFailure(error as Error & { code?: string }) };
  } finally {
    transport.close();
  }
}
