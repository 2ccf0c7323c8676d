import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailSecurity } from '../domain/mail/delivery/mail-server.ts';

/** What a mail server does with an e-mail that it was given: `drop` hangs up after it has taken all of it. */
export type MailBehaviour = 'accept' | 'later' | 'refuse' | 'hang' | 'drop';

/** An e-mail as it arrived. */
export interface ReceivedEmail {
  readonly to: readonly string[];
  readonly messageId: string;
  /** All headers, with folded lines joined. */
  readonly headers: string;
  readonly raw: string;
}

/** What a mail server asks of whoever sends through it. */
export interface MailGuard {
  readonly secure: MailSecurity;
  readonly certificate: { readonly key: string; readonly cert: string };
  readonly user: string;
  readonly password: string;
}

/** A real SMTP server on this machine. */
export interface TestMailServer {
  readonly port: number;
  /** Everything that arrived whole, whatever was answered to it. */
  readonly received: readonly ReceivedEmail[];
  /** What happens to the e-mails that come next; those after them are accepted. */
  plan(...behaviours: MailBehaviour[]): void;
  /** Resolves at the next e-mail; `hold` keeps its sender waiting until the returned function is called. */
  next(hold?: 'hold'): Promise<() => void>;
  close(): Promise<void>;
}

const refusals = { later: [451, 'Try again later'], refuse: [550, 'No such mailbox <maria@example.gr>'] } as const;

/** Starts a mail server, without TLS or passwords where nothing guards it. */
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
        const answer = () => {
          if (behaviour === 'accept') callback();
          if (behaviour === 'later' || behaviour === 'refuse') {
            const [responseCode, message] = refusals[behaviour];
            callback(Object.assign(new Error(message), { responseCode }));
          }
          if (behaviour === 'drop') for (const { _socket: socket } of server.connections) socket.destroy();
        };
        const listener = waiting.shift();
        if (!listener?.hold) answer();
        listener?.arrived(answer);
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
