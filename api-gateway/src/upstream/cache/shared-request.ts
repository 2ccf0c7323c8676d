import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@fakos/contracts/errors';
import type { Dispatcher } from 'undici';
import { VisitorGone } from '../failures.ts';
import type { ResponseHandler } from '../guarded-dispatch.ts';
import { isShareable, isSuccess, MAX_CACHED_BYTES } from './cacheability.ts';
import { CachedResponse, type CacheStatus } from './cached-response.ts';

/** One requester of a shared response. Exactly one of the three is called. */
export interface Waiter {
  deliver(response: CachedResponse, status: CacheStatus): void;
  /** The response must not be shared: send a request of your own. */
  requestAlone(): void;
  fail(error: AppError): void;
}

/** The outcome: a response to store, one that must not be shared, an error, or no waiters left. */
export type SharedOutcome = CachedResponse | 'unshareable' | AppError | 'abandoned';

/** The first requester, and the handler that receives the response if it must not be shared. */
export interface FirstRequester {
  readonly waiter: Waiter;
  readonly handler: ResponseHandler;
}

interface SharedRequestOptions {
  readonly first: FirstRequester | undefined;
  /** An older response, sent instead while the API fails. */
  readonly older: CachedResponse | undefined;
  readonly now: () => number;
  /** Called before the waiters are. */
  readonly onSettled: (outcome: SharedOutcome) => void;
}

const SERVER_ERROR = 500;

/**
 * One request for all who request the same at the same time. A response that must not be shared goes to the first
 * requester as it arrives, so that the API receives that request once; the others then send their own.
 */
export class SharedRequest implements ResponseHandler {
  private readonly options: SharedRequestOptions;
  private readonly waiters = new Set<Waiter>();
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private status = 0;
  private headers: IncomingHttpHeaders = {};
  private firstHandler: ResponseHandler | undefined;
  private controller: Dispatcher.DispatchController | undefined;
  private isAborted = false;
  private isFinished = false;

  constructor(options: SharedRequestOptions) {
    this.options = options;
    if (options.first) this.waiters.add(options.first.waiter);
  }

  get isAbandoned(): boolean {
    return this.firstHandler?.isAbandoned ?? this.isAborted;
  }

  join(waiter: Waiter): void {
    this.waiters.add(waiter);
  }

  /** Stops waiting. Without waiters the request is aborted. */
  leave(waiter: Waiter): void {
    if (!this.waiters.delete(waiter) || this.waiters.size > 0) return;
    this.finish('abandoned');
    this.abandon();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.isAborted) controller.abort(new VisitorGone());
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.status = status;
    this.headers = headers;
    if (!isShareable(status, headers)) this.handToFirst(controller);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.firstHandler) {
      this.firstHandler.onResponseData(controller, chunk);
      return;
    }
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.size > MAX_CACHED_BYTES) this.handToFirst(controller);
  }

  onResponseEnd(controller: Dispatcher.DispatchController): void {
    this.controller = undefined;
    if (!this.firstHandler) {
      const body = Buffer.concat(this.chunks);
      if (isSuccess(body)) this.finish(new CachedResponse(body, this.headers, this.options.now()));
      else this.handToFirst(controller);
    }
    this.firstHandler?.onResponseEnd(controller);
  }

  onResponseError(controller: Dispatcher.DispatchController | undefined, cause: Error): void {
    if (this.firstHandler) this.firstHandler.onResponseError(controller, cause);
    else this.finish(cause instanceof AppError ? cause : new AppError('UPSTREAM_UNAVAILABLE', {}, { cause }));
  }

  private handToFirst(controller: Dispatcher.DispatchController): void {
    const { first, older } = this.options;
    const isOutage = this.status >= SERVER_ERROR && older !== undefined;
    if (isOutage || !first || !this.waiters.has(first.waiter)) {
      this.finish(isOutage ? new AppError('UPSTREAM_UNAVAILABLE') : 'unshareable');
      this.abandon();
      return;
    }
    this.waiters.delete(first.waiter);
    this.firstHandler = first.handler;
    this.finish('unshareable');
    first.handler.onRequestStart(controller);
    first.handler.onResponseStart(controller, this.status, this.headers);
    for (const chunk of this.chunks) first.handler.onResponseData(controller, chunk);
  }

  private abandon(): void {
    this.isAborted = true;
    this.controller?.abort(new VisitorGone());
  }

  private finish(outcome: SharedOutcome): void {
    if (this.isFinished) return;
    this.isFinished = true;
    this.options.onSettled(outcome);
    const all = [...this.waiters];
    this.waiters.clear();
    for (const waiter of all) this.notify(waiter, outcome);
  }

  private notify(waiter: Waiter, outcome: SharedOutcome): void {
    const { older, now } = this.options;
    if (outcome === 'unshareable' || outcome === 'abandoned') waiter.requestAlone();
    else if (!(outcome instanceof AppError)) waiter.deliver(outcome, { state: 'miss', age: 0 });
    else if (older) waiter.deliver(older, { state: 'stale', age: Math.trunc((now() - older.storedAt) / 1000) });
    else waiter.fail(outcome);
  }
}
