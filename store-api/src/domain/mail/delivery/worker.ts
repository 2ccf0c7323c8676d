import { getSteadyTime } from '@fakos/contracts/servers/steady-time';
import type { Logger } from 'pino';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ApiSettings } from '../../../settings.ts';
import { hasDueEmail, removeOldEmails } from '../../outbox/outbox.repo.ts';
import { onEmailQueued } from '../../outbox/wake-up.ts';
import { deliverDueEmails } from './deliver-emails.ts';
import { findMailServer, type MailServer } from './mail-server.ts';
import { type MailTransport, openMailTransport } from './mail-transport.ts';

/**
 * E-mails are announced inside their transaction, before the commit. The first check runs when most transactions have
 * ended, the second one covers slow transactions.
 */
const LOOKS_AFTER_MS = [50, 1000] as const;
const PRUNE_EVERY_MS = 60 * 60 * 1000;
/** How long e-mails being sent may take when the API closes. */
const STOP_GRACE_MS = 5000;

/** The dependencies of the worker. */
export interface OutboxParts {
  readonly db: ShopDatabase;
  readonly log: Logger;
  readonly config: ApiSettings;
}

/**
 * Empties the outbox for as long as the API runs: soon after an e-mail was queued in this process, and regularly for
 * those of other processes and those waiting for a retry. Returns a function that stops the worker after the e-mails
 * being sent.
 */
export function startOutbox(parts: OutboxParts): () => Promise<void> {
  const outbox = new Outbox(parts);
  return () => outbox.stop();
}

class Outbox {
  readonly #parts: OutboxParts;
  readonly #regular: NodeJS.Timeout;
  readonly #unsubscribe: () => void;
  readonly #looks = new Map<number, NodeJS.Timeout>();
  #running: Promise<void> | undefined;
  #isAskedAgain = false;
  #isStopped = false;
  #way: { server: MailServer; transport: MailTransport } | undefined;
  #hasServer: boolean | undefined;
  #prunedAt = 0;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#regular = setInterval(() => this.#look(), parts.config.OUTBOX_INTERVAL_MS);
    this.#regular.unref();
    this.#unsubscribe = onEmailQueued(() => this.#lookSoon());
    this.#look();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#unsubscribe();
    clearInterval(this.#regular);
    for (const timer of this.#looks.values()) clearTimeout(timer);
    const impatience = setTimeout(() => this.#way?.transport.close({ force: true }), STOP_GRACE_MS);
    await this.#running;
    clearTimeout(impatience);
    this.#way?.transport.close();
  }

  #lookSoon(): void {
    for (const delay of LOOKS_AFTER_MS) {
      if (this.#looks.has(delay)) continue;
      const timer = setTimeout(() => {
        this.#looks.delete(delay);
        this.#look();
      }, delay);
      timer.unref();
      this.#looks.set(delay, timer);
    }
  }

  #look(): void {
    if (this.#isStopped) return;
    if (this.#running) {
      this.#isAskedAgain = true;
      return;
    }
    this.#running = this.#empty()
      .catch((err: unknown) => this.#parts.log.error({ err }, 'the outbox could not be emptied'))
      .finally(() => {
        this.#running = undefined;
        if (!this.#isAskedAgain) return;
        this.#isAskedAgain = false;
        this.#look();
      });
  }

  async #empty(): Promise<void> {
    const { db, log, config } = this.#parts;
    const server = await findMailServer(db, config);
    this.#noteServer(server);
    if (!server) return;
    await this.#prune();
    if (!(await hasDueEmail(db))) return;
    const transport = this.#wayThrough(server);
    await deliverDueEmails({ db, log, config, server, transport, isStopped: () => this.#isStopped });
  }

  #noteServer(server: MailServer | undefined): void {
    const hasServer = server !== undefined;
    if (hasServer === this.#hasServer) return;
    this.#hasServer = hasServer;
    this.#parts.log.info(hasServer ? 'e-mails are sent' : 'e-mails wait: no mail server is configured');
  }

  /** Settings may change while the API runs; connections to the previous server are then closed. */
  #wayThrough(server: MailServer): MailTransport {
    if (this.#way && JSON.stringify(this.#way.server) === JSON.stringify(server)) return this.#way.transport;
    this.#way?.transport.close();
    const transport = openMailTransport(server);
    this.#way = { server, transport };
    return transport;
  }

  async #prune(): Promise<void> {
    if (getSteadyTime() - this.#prunedAt < PRUNE_EVERY_MS) return;
    this.#prunedAt = getSteadyTime();
    await removeOldEmails(this.#parts.db);
  }
}
