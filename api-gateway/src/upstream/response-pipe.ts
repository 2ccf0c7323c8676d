import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@fakos/contracts/errors';
import type { Request, Response } from 'express';
import type { Dispatcher } from 'undici';
import { endAfterBody } from '../steps/drain-request-body.ts';
import { VisitorGone } from './failures.ts';
import type { ResponseHandler } from './guarded-dispatch.ts';
import { passHeaders } from './headers.ts';
import type { SlowVisitors } from './slow-visitors.ts';

/** Bytes that wait in memory for a slow visitor, before the API's response and its connection wait too. */
const MAX_UNSENT_BYTES = 256 * 1024;
/** How long a visitor may take to read them, in milliseconds. */
const STALL_TIMEOUT_MS = 30_000;
const SERVER_ERROR = 500;
/** The API refused to read the rest of the body. */
const TOO_LARGE = 413;

/** Receives the status of a write; undefined where its outcome is unknown. */
export type WriteObserver = (status: number | undefined) => void;

interface PipeParts {
  readonly request: Request;
  readonly response: Response;
  readonly fail: (error: AppError) => void;
  /** The visitors who read too slowly. */
  readonly stalled: SlowVisitors;
  readonly onResponse?: WriteObserver | undefined;
}

/** Writes a response of the API into the visitor's, and aborts the request when the visitor disconnects. */
export class ResponsePipe implements ResponseHandler {
  private readonly request: Request;
  private readonly response: Response;
  private readonly fail: (error: AppError) => void;
  private readonly observe: WriteObserver | undefined;
  private readonly stalled: SlowVisitors;
  private controller: Dispatcher.DispatchController | undefined;
  private unsentBytes = 0;
  private isPaused = false;
  private endPause = () => {};

  constructor({ request, response, fail, stalled, onResponse }: PipeParts) {
    this.request = request;
    this.response = response;
    this.fail = fail;
    this.stalled = stalled;
    this.observe = onResponse;
    response.on('close', () => {
      this.endPause();
      if (!response.writableFinished) this.controller?.abort(new VisitorGone());
    });
  }

  get isAbandoned(): boolean {
    return this.response.destroyed || this.request.errored !== null;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.isAbandoned) controller.abort(new VisitorGone());
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.observe?.(status);
    const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers['content-type'] ?? '');
    if (status >= SERVER_ERROR && !isJson) {
      // Its text is for the log: an error page of a server names files, addresses and passwords.
      const cause = new Error(`The API responded with ${status} ${headers['content-type'] ?? 'without a type'}.`);
      controller.abort(new AppError('UPSTREAM_FAILED', {}, { cause }));
      return;
    }
    this.response.statusCode = status;
    passHeaders(headers, this.response);
    if (status === TOO_LARGE && !this.request.complete) this.response.setHeader('Connection', 'close');
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.response.write(chunk)) return;
    if (this.unsentBytes === 0) {
      this.response.once('drain', () => {
        this.unsentBytes = 0;
        if (!this.isPaused) return;
        this.endPause();
        controller.resume();
      });
    }
    this.unsentBytes += chunk.length;
    if (this.unsentBytes > MAX_UNSENT_BYTES && !this.isPaused) this.pause(controller);
  }

  onResponseEnd(): void {
    endAfterBody(this.request, this.response);
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, cause: Error): void {
    if (!(cause instanceof AppError)) this.observe?.(undefined);
    // The visitor has disconnected, which aborted the request.
    if (this.response.destroyed) return;
    if (this.response.headersSent) this.response.destroy(cause);
    else this.fail(cause instanceof AppError ? cause : new AppError('UPSTREAM_UNAVAILABLE', {}, { cause }));
  }

  private pause(controller: Dispatcher.DispatchController): void {
    this.isPaused = true;
    controller.pause();
    const disconnect = () => this.response.destroy();
    const timer = setTimeout(disconnect, STALL_TIMEOUT_MS);
    const leave = this.stalled.enter(this.request.ip ?? '', disconnect);
    this.endPause = () => {
      this.isPaused = false;
      clearTimeout(timer);
      leave();
    };
  }
}
