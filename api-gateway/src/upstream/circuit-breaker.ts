import { getSteadyTime } from '@fakos/contracts/servers/steady-time';

/** Consecutive failures that open the circuit. */
export const FAILURES_TO_OPEN = 5;
/** How long the circuit stays open before a request probes the API, in milliseconds. */
export const OPEN_MS = 5_000;

/** Whether a request may be sent: as usual, as the probe of an open circuit, or not at all. */
export type Passage = 'normal' | 'probe' | 'refused';

/** Circuit breaker for the API: after consecutive failures requests are refused at once, except for one probe at a time. */
export class CircuitBreaker {
  private readonly now: () => number;
  private failures = 0;
  private openUntil = 0;
  private isProbing = false;

  constructor(now: () => number = getSteadyTime) {
    this.now = now;
  }

  /** True while requests are refused. */
  get isOpen(): boolean {
    return this.failures >= FAILURES_TO_OPEN;
  }

  /** Called before a request; its outcome must be reported by one of the other methods. */
  enter(): Passage {
    if (!this.isOpen) return 'normal';
    if (this.isProbing || this.now() < this.openUntil) return 'refused';
    this.isProbing = true;
    return 'probe';
  }

  /** The API responded. */
  succeeded(): void {
    this.failures = 0;
    this.isProbing = false;
  }

  /** The API was unreachable or timed out. */
  failed(passage: Passage): void {
    this.failures += 1;
    if (this.isOpen) this.openUntil = this.now() + OPEN_MS;
    this.released(passage);
  }

  /** The request ended without a result that concerns the API, for example because the visitor disconnected. */
  released(passage: Passage): void {
    if (passage === 'probe') this.isProbing = false;
  }
}
