import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@fakos/shared-kit/errors';
import type { Response } from 'express';
import type { Dispatcher } from 'undici';
import { withoutHopByHop } from './headers.ts';

/** Set by the gateway for every answer; the API's own do not replace them. */
const ownHeaders = new Set(['x-powered-by', 'server', 'x-request-id', 'content-security-policy', 'date']);

/** Writes an answer of the API straight into the visitor's, and ends the call when the visitor has gone. */
export class ResponsePipe implements Dispatcher.DispatchHandler {
  private readonly response: Response;
  private readonly fail: (error: AppError) => void;

  constructor(response: Response, fail: (error: AppError) => void) {
    this.response = response;
    this.fail = fail;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.response.on('close', () => {
      if (!this.response.writableFinished) controller.abort(new Error('The visitor has gone.'));
    });
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.response.statusCode = status;
    for (const [name, value] of Object.entries(withoutHopByHop(headers))) {
      if (!ownHeaders.has(name)) this.response.setHeader(name, value);
    }
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.response.write(chunk)) return;
    controller.pause();
    this.response.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    this.response.end();
  }

  onResponseError(_controller: Dispatcher.DispatchController, cause: Error): void {
    // The visitor went first: nobody is left to answer, and nothing is wrong with the API.
    if (this.response.destroyed) return;
    if (this.response.headersSent) this.response.destroy(cause);
    else this.fail(new AppError('UPSTREAM_UNAVAILABLE', {}, { cause }));
  }
}
