import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@fakos/shared-kit/errors';
import type { Dispatcher } from 'undici';
import { CircuitBreaker, type Passage } from './circuit-breaker.ts';
import { isOutage, isUnreachable } from './failures.ts';

/** Calls that may be under way or waiting for a connection at once; more are refused. */
export const MAX_CALLS_AT_ONCE = 2048;

const RETRY_AFTER_MS = 50;
const RETRY_SPREAD_MS = 100;

/** What receives an answer. */
export interface AnswerHandler {
  /** True once nobody waits for the answer any more. */
  readonly isAbandoned: boolean;
  onRequestStart(controller: Dispatcher.DispatchController): void;
  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void;
  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void;
  onResponseEnd(controller: Dispatcher.DispatchController): void;
  onResponseError(controller: Dispatcher.DispatchController | undefined, error: Error): void;
}

/** Makes calls behind a circuit breaker, and repeats a safe one whose connection failed before a byte of answer came. */
export class GuardedDispatch {
  readonly breaker: CircuitBreaker;
  /** Calls that have not ended. */
  underWay = 0;
  private readonly dispatcher: Dispatcher;

  constructor(dispatcher: Dispatcher, now?: () => number) {
    this.dispatcher = dispatcher;
    this.breaker = new CircuitBreaker(now);
  }

  /** Makes a call; `handler` hears of everything, a refusal included. */
  dispatch(options: Dispatcher.DispatchOptions, handler: AnswerHandler): void {
    const passage = this.underWay < MAX_CALLS_AT_ONCE ? this.breaker.enter() : 'refused';
    if (passage === 'refused') {
      handler.onResponseError(undefined, new AppError('UPSTREAM_UNAVAILABLE'));
      return;
    }
    this.underWay += 1;
    this.send(options, new GuardedCall(this, options, handler, passage));
  }

  send(options: Dispatcher.DispatchOptions, call: GuardedCall): void {
    this.dispatcher.dispatch(options, call);
  }
}

class GuardedCall implements Dispatcher.DispatchHandler {
  private readonly guard: GuardedDispatch;
  private readonly options: Dispatcher.DispatchOptions;
  private readonly handler: AnswerHandler;
  private readonly passage: Passage;
  private isAnswered = false;
  private mayRepeat: boolean;

  constructor(guard: GuardedDispatch, options: Dispatcher.DispatchOptions, handler: AnswerHandler, passage: Passage) {
    this.guard = guard;
    this.options = options;
    this.handler = handler;
    this.passage = passage;
    this.mayRepeat = options.method === 'GET' || options.method === 'HEAD';
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // It waited for a connection while others found out that the API does not answer.
    if (this.passage === 'free' && this.guard.breaker.isOpen) controller.abort(new AppError('UPSTREAM_UNAVAILABLE'));
    else this.handler.onRequestStart(controller);
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.isAnswered = true;
    this.guard.breaker.succeeded();
    this.handler.onResponseStart(controller, status, headers);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.handler.onResponseData(controller, chunk);
  }

  onResponseEnd(controller: Dispatcher.DispatchController): void {
    this.guard.underWay -= 1;
    this.handler.onResponseEnd(controller);
  }

  onResponseError(controller: Dispatcher.DispatchController | undefined, error: Error): void {
    const { breaker } = this.guard;
    const isTheirs = !this.handler.isAbandoned && isOutage(error);
    if (isTheirs) breaker.failed(this.passage);
    else breaker.released(this.passage);
    if (isTheirs && this.mayRepeat && !this.isAnswered && isUnreachable(error) && !breaker.isOpen) {
      this.mayRepeat = false;
      setTimeout(() => this.repeat(error), RETRY_AFTER_MS + Math.random() * RETRY_SPREAD_MS);
      return;
    }
    this.guard.underWay -= 1;
    this.handler.onResponseError(controller, error);
  }

  private repeat(error: Error): void {
    if (!this.handler.isAbandoned) {
      this.guard.send(this.options, this);
      return;
    }
    this.guard.underWay -= 1;
    this.handler.onResponseError(undefined, error);
  }
}
