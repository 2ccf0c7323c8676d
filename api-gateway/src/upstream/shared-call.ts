import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@fakos/shared-kit/errors';
import type { Dispatcher } from 'undici';
import { isShareable, isSuccess, MAX_KEPT_ANSWER_BYTES } from './cacheability.ts';
import { CachedAnswer, type Provenance } from './cached-answer.ts';
import { VisitorGone } from './failures.ts';
import type { AnswerHandler } from './guarded-dispatch.ts';

/** Somebody who waits for a shared answer. Exactly one of the three is called. */
export interface Waiting {
  deliver(answer: CachedAnswer, how: Provenance): void;
  /** The answer is not for everybody: ask alone. */
  apart(): void;
  fail(error: AppError): void;
}

/** How a shared call ended: an answer to keep, one that must not be kept, none, or nobody waited for it any more. */
export type SharedOutcome = CachedAnswer | 'apart' | AppError | 'left';

/** Who asked first, and what takes the answer over should it turn out to be unfit for sharing. */
export interface First {
  readonly waiting: Waiting;
  readonly handler: AnswerHandler;
}

interface SharedCallOptions {
  readonly first: First | undefined;
  /** What is given instead while the API fails. */
  readonly older: CachedAnswer | undefined;
  readonly now: () => number;
  /** Told how the call ended, before those who wait. */
  readonly settled: (outcome: SharedOutcome) => void;
}

const SERVER_ERROR = 500;

/**
 * One call for everybody who asks the same at the same time. An answer that must not be shared goes to whoever asked
 * first, as it comes, so that the API is not asked twice; the others then ask alone.
 */
export class SharedCall implements AnswerHandler {
  private readonly options: SharedCallOptions;
  private readonly waiting = new Set<Waiting>();
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private status = 0;
  private headers: IncomingHttpHeaders = {};
  private takenOver: AnswerHandler | undefined;
  private controller: Dispatcher.DispatchController | undefined;
  private isLeft = false;
  private isFinished = false;

  constructor(options: SharedCallOptions) {
    this.options = options;
    if (options.first) this.waiting.add(options.first.waiting);
  }

  get isAbandoned(): boolean {
    return this.takenOver?.isAbandoned ?? this.isLeft;
  }

  /** Waits along. */
  join(waiting: Waiting): void {
    this.waiting.add(waiting);
  }

  /** Stops waiting; a call for nobody ends. */
  leave(waiting: Waiting): void {
    if (!this.waiting.delete(waiting) || this.waiting.size > 0) return;
    this.finish('left');
    this.abandon();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.isLeft) controller.abort(new VisitorGone());
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.status = status;
    this.headers = headers;
    if (!isShareable(status, headers)) this.handOver(controller);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.takenOver) {
      this.takenOver.onResponseData(controller, chunk);
      return;
    }
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.size > MAX_KEPT_ANSWER_BYTES) this.handOver(controller);
  }

  onResponseEnd(controller: Dispatcher.DispatchController): void {
    this.controller = undefined;
    if (!this.takenOver) {
      const body = Buffer.concat(this.chunks);
      if (isSuccess(body)) this.finish(new CachedAnswer(body, this.headers, this.options.now()));
      else this.handOver(controller);
    }
    this.takenOver?.onResponseEnd(controller);
  }

  onResponseError(controller: Dispatcher.DispatchController | undefined, cause: Error): void {
    if (this.takenOver) this.takenOver.onResponseError(controller, cause);
    else this.finish(cause instanceof AppError ? cause : new AppError('UPSTREAM_UNAVAILABLE', {}, { cause }));
  }

  private handOver(controller: Dispatcher.DispatchController): void {
    const { first, older } = this.options;
    const isOutage = this.status >= SERVER_ERROR && older !== undefined;
    if (isOutage || !first || !this.waiting.has(first.waiting)) {
      this.finish(isOutage ? new AppError('UPSTREAM_UNAVAILABLE') : 'apart');
      this.abandon();
      return;
    }
    this.waiting.delete(first.waiting);
    this.takenOver = first.handler;
    this.finish('apart');
    first.handler.onRequestStart(controller);
    first.handler.onResponseStart(controller, this.status, this.headers);
    for (const chunk of this.chunks) first.handler.onResponseData(controller, chunk);
  }

  private abandon(): void {
    this.isLeft = true;
    this.controller?.abort(new VisitorGone());
  }

  private finish(outcome: SharedOutcome): void {
    if (this.isFinished) return;
    this.isFinished = true;
    this.options.settled(outcome);
    const all = [...this.waiting];
    this.waiting.clear();
    for (const waiting of all) this.tell(waiting, outcome);
  }

  private tell(waiting: Waiting, outcome: SharedOutcome): void {
    const { older, now } = this.options;
    if (outcome === 'apart' || outcome === 'left') waiting.apart();
    else if (!(outcome instanceof AppError)) waiting.deliver(outcome, { state: 'miss', age: 0 });
    else if (older) waiting.deliver(older, { state: 'stale', age: Math.trunc((now() - older.storedAt) / 1000) });
    else waiting.fail(outcome);
  }
}
