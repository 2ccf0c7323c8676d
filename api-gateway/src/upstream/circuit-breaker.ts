/** Failures in a row after which the API is left alone. */
export const FAILURES_TO_OPEN = 5;
/** How long it is left alone before one call tries again, in milliseconds. */
export const OPEN_MS = 5_000;

/** How a call goes out: as any other, as the one that tries whether the API is back, or not at all. */
export type Passage = 'free' | 'probe' | 'refused';

/** Spares an API that does not answer: after some failures in a row calls are refused at once, but for one probe at a time. */
export class CircuitBreaker {
  private readonly now: () => number;
  private failures = 0;
  private openUntil = 0;
  private isProbing = false;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** True while calls are refused. */
  get isOpen(): boolean {
    return this.failures >= FAILURES_TO_OPEN;
  }

  /** Asks to make a call. Whoever gets a passage says how it ended. */
  enter(): Passage {
    if (!this.isOpen) return 'free';
    if (this.isProbing || this.now() < this.openUntil) return 'refused';
    this.isProbing = true;
    return 'probe';
  }

  /** The API answered. */
  succeeded(): void {
    this.failures = 0;
    this.isProbing = false;
  }

  /** The API could not be reached or was late. */
  failed(passage: Passage): void {
    this.failures += 1;
    if (this.isOpen) this.openUntil = this.now() + OPEN_MS;
    this.released(passage);
  }

  /** The call ended without saying anything of the API, for example because the visitor went. */
  released(passage: Passage): void {
    if (passage === 'probe') this.isProbing = false;
  }
}
