import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@fakos/contracts/errors';
import type { Request, Response } from 'express';
import type { Dispatcher } from 'undici';
import { VisitorGone } from './failures.ts';
import type { ResponseHandler } from './guarded-dispatch.ts';
import { passHeaders } from './headers.ts';

/** Receives the status of a write; undefined where its outcome is unknown. */
export type WriteObserver = (status: number | undefined) => void;

/** Writes a response of the API into the visitor's, and aborts the request when the visitor disconnects. */
export class ResponsePipe implements ResponseHandler {
  private readonly request: Request;
  private readonly response: Response;
  private readonly fail: (error: AppError) => void;
  private readonly observe: WriteObserver | undefined;
  private controller: Dispatcher.DispatchController | undefined;
  private isPaused = false;

  constructor(request: Request, response: Response, fail: (error: AppError) => void, observe?: WriteObserver) {
    this.request = request;
    this.response = response;
    this.fail = fail;
    this.observe = observe;
    response.on('close', () => {
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

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.observe?.(status);
    this.response.statusCode = status;
    passHeaders(headers, this.response);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.response.write(chunk) || this.isPaused) return;
    this.isPaused = true;
    controller.pause();
    this.response.once('drain', () => {
      this.isPaused = false;
      controller.resume();
    });
  }

  onResponseEnd(): void {
    this.response.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, cause: Error): void {
    if (!(cause instanceof AppError)) this.observe?.(undefined);
    // The visitor has disconnected, which aborted the request.
    if (this.response.destroyed) return;
    if (this.response.headersSent) this.response.destroy(cause);
    else this.fail(cause instanceof AppError ? cause : new AppError('UPSTREAM_UNAVAILABLE', {}, { cause }));
  }
}
