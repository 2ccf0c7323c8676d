import type { Dispatcher } from 'undici';
import { AnswerStore } from './answer-store.ts';
import { CachedAnswer, type Provenance } from './cached-answer.ts';
import type { GuardedDispatch } from './guarded-dispatch.ts';
import type { PublicAddress } from './public-address.ts';
import { type First, SharedCall, type SharedOutcome } from './shared-call.ts';

/** How long an answer is given without asking again, in milliseconds. */
export const FRESH_MS = 5_000;
/** How much longer it is given at once while the API is asked again behind the visitor's back. */
export const STALE_MS = 60_000;
/** How much longer it is given when the API does not answer. */
export const STALE_IF_ERROR_MS = 10 * 60_000;

/** A kept answer. */
export interface Found extends Provenance {
  readonly answer: CachedAnswer;
}

/** Hears that public answers may have changed. */
export type PurgeListener = (from: 'here' | 'elsewhere') => void;

/** How the API is asked for an address, on behalf of nobody in particular. */
type CallOptions = (address: PublicAddress, requestId: string | undefined) => Dispatcher.DispatchOptions;

/** Answers that everybody may share, kept for seconds and emptied by writes. */
export class PublicAnswers {
  private readonly guard: GuardedDispatch;
  private readonly callOptions: CallOptions;
  private readonly now: () => number;
  private readonly store = new AnswerStore();
  private readonly calls = new Map<string, SharedCall>();
  private readonly listeners = new Set<PurgeListener>();
  private generation = 0;

  constructor(guard: GuardedDispatch, callOptions: CallOptions, now: () => number) {
    this.guard = guard;
    this.callOptions = callOptions;
    this.now = now;
  }

  /** An answer that can be given at once. A stale one is asked for again meanwhile. */
  find(address: PublicAddress): Found | undefined {
    const answer = this.store.get(address.key);
    if (!answer) return undefined;
    const age = this.now() - answer.storedAt;
    if (age <= FRESH_MS) return { answer, state: 'hit', age: inSeconds(age) };
    if (age > FRESH_MS + STALE_MS) return undefined;
    if (!this.calls.has(address.key)) this.call(address, undefined, answer);
    return { answer, state: 'stale', age: inSeconds(age) };
  }

  /**
   * Waits for an answer that {@link find} did not find, together with whoever asks the same.
   *
   * @param first whoever waits, and what takes the answer over where it is not for everybody
   * @returns stops waiting
   */
  wait(address: PublicAddress, first: First, requestId?: string): () => void {
    const running = this.calls.get(address.key);
    running?.join(first.waiting);
    const call = running ?? this.call(address, first, this.olderAnswer(address), requestId);
    return () => call.leave(first.waiting);
  }

  /** Forgets everything. Calls under way still answer those who wait for them, and nobody else. */
  purge(from: 'here' | 'elsewhere'): void {
    this.generation += 1;
    this.store.clear();
    this.calls.clear();
    for (const listener of this.listeners) listener(from);
  }

  /** Hears of every purge; the result stops it. */
  onPurge(listener: PurgeListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private olderAnswer({ key }: PublicAddress): CachedAnswer | undefined {
    const answer = this.store.get(key);
    const isUsable = answer && this.now() - answer.storedAt <= FRESH_MS + STALE_MS + STALE_IF_ERROR_MS;
    return isUsable ? answer : undefined;
  }

  private call(
    address: PublicAddress,
    first: First | undefined,
    older: CachedAnswer | undefined,
    requestId?: string,
  ): SharedCall {
    const { generation } = this;
    const call: SharedCall = new SharedCall({
      first,
      older,
      now: this.now,
      settled: (outcome) => {
        if (this.calls.get(address.key) === call) this.calls.delete(address.key);
        // A write came in between: what this call read may be from before it.
        if (generation === this.generation) this.keep(address, outcome);
      },
    });
    this.calls.set(address.key, call);
    this.guard.dispatch(this.callOptions(address, requestId), call);
    return call;
  }

  private keep({ key }: PublicAddress, outcome: SharedOutcome): void {
    if (outcome instanceof CachedAnswer) this.store.set(key, outcome);
    else if (outcome === 'apart') this.store.delete(key);
  }
}

function inSeconds(ms: number): number {
  return Math.max(0, Math.trunc(ms / 1000));
}
