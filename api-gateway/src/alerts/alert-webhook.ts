import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long the receiver may take to respond, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 5_000;
/** Delays before the retries of an alert that the receiver did not accept, in milliseconds. */
const RETRY_DELAYS_MS = [1_000, 10_000];

/** Event of a release: rolled back, failing frequently, or failing without a rollback. */
export interface Alert {
  readonly event: 'rollback' | 'failing' | 'rollback-failed';
  readonly remote: string;
  readonly version: string;
  /** The reason with its counts, in English. */
  readonly why: string;
}

/**
 * Sends alerts as JSON to an address of the operator. `text` repeats the alert as a sentence, which chat services show.
 * Redirects are not followed and the response is not read, so that the receiver cannot direct requests elsewhere.
 */
export class AlertWebhook {
  private readonly url: string;
  private readonly log: Logger;
  private readonly retryDelaysMs: readonly number[];
  private readonly closing = new AbortController();
  private readonly running = new Set<Promise<void>>();

  constructor(parts: { url: string; log: Logger; retryDelaysMs?: readonly number[] }) {
    this.url = parts.url;
    this.log = parts.log;
    this.retryDelaysMs = parts.retryDelaysMs ?? RETRY_DELAYS_MS;
  }

  /** Sends an alert in the background. */
  send(alert: Alert): void {
    const sending = this.sendUntilAccepted(alert).finally(() => this.running.delete(sending));
    this.running.add(sending);
  }

  /** Cancels pending retries. */
  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all(this.running);
  }

  private async sendUntilAccepted(alert: Alert): Promise<void> {
    const text = `${alert.remote} ${alert.version}: ${alert.event}, ${alert.why}`;
    const body = JSON.stringify({ text, ...alert, at: new Date().toISOString() });
    for (const waitMs of [0, ...this.retryDelaysMs]) {
      try {
        await delay(waitMs, undefined, { signal: this.closing.signal });
        if (await this.post(body)) return;
      } catch (error) {
        if (this.closing.signal.aborted) break;
        this.log.warn({ err: error, event: alert.event }, 'an alert could not be delivered');
      }
    }
    this.log.error({ ...alert }, 'an alert was not accepted');
  }

  private async post(body: string): Promise<boolean> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(RESPONSE_TIMEOUT_MS), this.closing.signal]),
    });
    await response.body?.cancel();
    return response.ok;
  }
}
