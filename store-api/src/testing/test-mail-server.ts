import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailSecurity } from '../domain/mail/delivery/mail-server.ts';

/** Behaviour of the mail server for a received e-mail: `drop` closes the connection after the whole e-mail. */
export type MailBehaviour = 'accept' | 'later' | 'refuse' | 'hang' | 'drop';

/** An e-mail as it arrived. */
export interface ReceivedEmail {
  readonly to: readonly string[];
  readonly messageId: string;
  /** All headers, with folded lines joined. */
  readonly headers: string;
  readonly raw: string;
}

/** TLS and credentials that the mail server requires. */
export interface MailGuard {
  readonly secure: MailSecurity;
  readonly certificate: { readonly key: string; readonly cert: string };
  readonly user: string;
  readonly password: string;
}

/** An SMTP server on this machine. */
export interface TestMailServer {
  readonly port: number;
  /** All e-mails that arrived completely, also the refused ones. */
  readonly received: readonly ReceivedEmail[];
  /** Sets the behaviour for the next e-mails; those after them are accepted. */
  plan(...behaviours: MailBehaviour[]): void;
  /** Resolves at the next e-mail; `hold` keeps its sender waiting until the returned function is called. */
  next(hold?: 'hold'): Promise<() => void>;
  close(): Promise<void>;
}

const refusals = { later: [451, 'Try again later'], refuse: [550, 'No such mailbox <maria@example.gr>'] } as const;

/** Starts a mail server; without `guard` it requires no TLS or password. */
export async function startTestMailServer(guard?: MailGuard): Promise<TestMailServer> {
  const received: ReceivedEmail[] = [];
  const planned: MailBehaviour[] = [];
  const waiting: { hold: boolean; arrived: (release: () => void) => void }[] = [];
  const server = new SMTPServer({
    ...(guard ? guardedBy(guard) : open),
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        received.push(
          readEmail(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        const behaviour = planned.shift() ?? 'accept';
        const reply = () => {
          if (behaviour === 'accept') callback();
          if (behaviour === 'later' || behaviour === 'refuse') {
            const [responseCode, message] = refusals[behaviour];
            callback(Object.assign(new Error(message), { responseCode }));
          }
          if (behaviour === 'drop') for (const { _socket: socket } of server.connections) socket.destroy();
        };
        const listener = waiting.shift();
        if (!listener?.hold) reply();
        listener?.arrived(reply);
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    plan: (...behaviours) => void planned.push(...behaviours),
    next: (hold) => new Promise((arrived) => waiting.push({ hold: hold === 'hold', arrived })),
    async close() {
      for (const { _socket: socket } of server.connections) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const open: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS'] };

function guardedBy({ secure, certificate, user, password }: MailGuard): SMTPServerOptions {
  return {
    ...certificate,
    secure: secure === 'tls',
    disabledCommands: secure === 'starttls' ? [] : ['STARTTLS'],
    onAuth(given, _session, callback) {
      const isKnown = given.username === user && given.password === password;
      if (isKnown) callback(null, { user });
      else callback(new Error('Wrong name or password'));
    },
  };
}

function readEmail(raw: string, to: string[]): ReceivedEmail {
  const headers = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  return { to, raw, headers, messageId: /^Message-ID: (.*)$/im.exec(headers)?.[1] ?? '' };
}
