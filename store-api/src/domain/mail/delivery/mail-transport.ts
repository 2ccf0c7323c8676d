import { createTransport } from 'nodemailer';
import type { RenderedEmail } from '../render-email.ts';
import type { MailServer } from './mail-server.ts';

/** How many e-mails are on their way at once. */
export const MAX_CONNECTIONS = 3;

const IDLE_TIMEOUT_MS = 20_000;

/** Milliseconds that a mail server is waited for. */
export interface MailPatience {
  /** Until it has greeted. */
  readonly connect: number;
  /** While it says nothing. */
  readonly silence: number;
  /** For one e-mail, however slowly the server trickles. */
  readonly whole: number;
}

const PATIENCE: MailPatience = { connect: 10_000, silence: 30_000, whole: 90_000 };

/** One address and nothing else: what could smuggle in a second recipient is none. */
const ONE_ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;

/** An e-mail with its envelope. */
export interface OutgoingEmail extends RenderedEmail {
  readonly to: string;
  /** Without angle brackets. */
  readonly messageId: string;
}

/** A way out through a mail server. */
export interface MailTransport {
  /** Resolves to what the server answered; throws nodemailer's error. */
  send(email: OutgoingEmail): Promise<string>;
  /** Closes its connections; by force those too that are at an e-mail, which fails then. */
  close(options?: { readonly force: boolean }): void;
}

/** Opens a way out; it keeps its connections for the e-mails that follow. */
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
