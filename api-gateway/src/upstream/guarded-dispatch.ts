import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@fakos/contracts/errors';
import type { Dispatcher } from 'undici';
import { CircuitBreaker, type Passage } from './circuit-breaker.ts';
import { isOutage, isUnreachable } from './failures.ts';

/** Requests that may run or wait for a connection at the same time; more are refused. */
export const MAX_CONCURRENT_REQUESTS = 2048;

const RETRY_AFTER_MS = 50;
const RETRY_SPREAD_MS = 100;

/** Receives a response. */
export interface ResponseHandler {
  /** True once the response is no longer needed. */
  readonly isAbandoned: boolean;
  onRequestStart(controller: Dispatcher.DispatchController): void;
  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void;
  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void;
  onResponseEnd(controller: Dispatcher.DispatchController): void;
  onResponseError(controller: Dispatcher.DispatchController | undefined, error: Error): void;
}

/** Sends requests behind a circuit breaker, and retries a GET once whose connection failed before the response began. */
export class GuardedDispatch {
  readonly breaker: CircuitBreaker;
  /** Requests that have not ended. */
  openCount = 0;
  private readonly dispatcher: Dispatcher;

  constructor(dispatcher: Dispatcher, now?: () => number) {
    this.dispatcher = dispatcher;
    this.breaker = new CircuitBreaker(now);
  }

  /** Sends a request; `handler` also receives a refusal. */
  dispatch(options: Dispatcher.DispatchOptions, handler: ResponseHandler): void {
    const passage = this.openCount < MAX_CONCURRENT_REQUESTS ? this.breaker.enter() : 'refused';
    if (passage === 'refused') {
      handler.onResponseError(undefined, new AppError('UPSTREAM_UNAVAILABLE'));
      return;
    }
    this.openCount += 1;
    this.send(options, new GuardedRequest(this, options, handler, passage));
  }

  send(options: Dispatcher.DispatchOptions, call: GuardedRequest): void {
    this.dispatcher.dispatch(options, call);
  }
}

class GuardedRequest implements Dispatcher.DispatchHandler {
  private readonly guard: GuardedDispatch;
  private readonly options: Dispatcher.DispatchOptions;
  private readonly handler: ResponseHandler;
  private readonly passage: Passage;
  private hasResponse = false;
  private canRetry: boolean;

  constructor(guard: GuardedDispatch, options: Dispatcher.DispatchOptions, handler: ResponseHandler, passage: Passage) {
    this.guard = guard;
    this.options = options;
    this.handler = handler;
    this.passage = passage;
    this.canRetry = options.method === 'GET' || options.method === 'HEAD';
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // It waited for a connection while other requests opened the circuit.
    if (this.passage === 'normal' && this.guard.breaker.isOpen) controller.abort(new AppError('UPSTREAM_UNAVAILABLE'));
    else this.handler.onRequestStart(controller);
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.hasResponse = true;
    this.guard.breaker.succeeded();
    this.handler.onResponseStart(controller, status, headers);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.handler.onResponseData(controller, chunk);
  }

  onResponseEnd(controller: Dispatcher.DispatchController): void {
    this.guard.openCount -= 1;
    this.handler.onResponseEnd(controller);
  }

  onResponseError(controller: Dispatcher.DispatchController | undefined, error: Error): void {
    const { breaker } = this.guard;
    const isApiFailure = !this.handler.isAbandoned && isOutage(error);
    if (isApiFailure) breaker.failed(this.passage);
    else breaker.released(this.passage);
    if (isApiFailure && this.canRetry && !this.hasResponse && isUnreachable(error) && !breaker.isOpen) {
      this.canRetry = false;
      setTimeout(() => this.retry(error), RETRY_AFTER_MS + Math.random() * RETRY_SPREAD_MS);
      return;
    }
    this.guard.openCount -= 1;
    this.handler.onResponseError(controller, error);
  }

  private retry(error: Error): void {
    if (!this.handler.isAbandoned) {
      this.guard.send(this.options, this);
      return;
    }
    this.guard.openCount -= 1;
    this.handler.onResponseError(undefined, error);
  }
}
