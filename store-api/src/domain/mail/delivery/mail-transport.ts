import { callbackify } from 'node:util';
import { createTransport } from 'nodemailer';
import type { RenderedEmail } from '../render-email.ts';
import type { MailServer } from './mail-server.ts';
import { connectPublicly } from './public-connection.ts';

/** Number of concurrent deliveries. */
export const MAX_CONNECTIONS = 3;

const IDLE_TIMEOUT_MS = 20_000;

/** Timeouts of a mail server in milliseconds. */
export interface MailPatience {
  /** Until the greeting. */
  readonly connect: number;
  /** Without any data. */
  readonly silence: number;
  /** For one e-mail in total. */
  readonly whole: number;
}

const PATIENCE: MailPatience = { connect: 10_000, silence: 30_000, whole: 90_000 };

/** Exactly one address: text that could add a second recipient is rejected. */
const ONE_ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

/** An e-mail with its envelope. */
export interface OutgoingEmail extends RenderedEmail {
  readonly to: string;
  /** Without angle brackets. */
  readonly messageId: string;
}

/** A transport through a mail server. */
export interface MailTransport {
  /** Resolves to the server's response; throws nodemailer's error. */
  send(email: OutgoingEmail): Promise<string>;
  /** Closes its connections; with `force` also those in use, whose e-mails then fail. */
  close(options?: { readonly force: boolean }): void;
}

/** Opens a transport, which reuses its connections for the e-mails that follow. */
export function openMailTransport(server: MailServer, patience: MailPatience = PATIENCE): MailTransport {
  const transport = createTransport({
    pool: true,
    host: server.host,
    port: server.port,
    secure: server.secure === 'tls',
    requireTLS: server.secure === 'starttls',
    ignoreTLS: server.secure === 'none',
    ...(server.user !== undefined && { auth: { user: server.user, pass: server.password ?? '' } }),
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    dnsTimeout: patience.connect,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(server.isPublicOnly && {
      getSocket: callbackify(async (_options: object) => ({
        connection: await connectPublicly(server.host, server.port, patience.connect),
      })),
    }),
  });
  return {
    async send(email) {
      if (!ONE_ADDRESS.test(email.to)) throw notAnAddress();
      const sent = await transport.sendMail({
        from: { address: server.from.address, name: server.from.name || email.shopName },
        to: { address: email.to, name: '' },
        ...(email.replyTo && { replyTo: email.replyTo }),
        subject: email.subject,
        text: email.text,
        html: email.html,
        messageId: `<${email.messageId}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        signal: AbortSignal.timeout(patience.whole),
      });
      return sent.response;
    },
    close: (options) => transport.close(options),
  };
}

function notAnAddress(): Error {
  return Object.assign(new Error('The recipient is not an address'), { code: 'EENVELOPE', permanent: true });
}
