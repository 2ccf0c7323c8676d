import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@fakos/shared-kit/errors';
import type { Dispatcher } from 'undici';
import type { AnswerHandler } from './guarded-dispatch.ts';

/** Largest answer that the gateway reads whole, in bytes. */
export const MAX_READ_BYTES = 8 * 1024 * 1024;

/** An answer that was read whole. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Reads an answer into memory, up to a limit. */
export class AnswerReader implements AnswerHandler {
  readonly isAbandoned = false;
  /** The answer once it is there; rejects with an AppError. */
  readonly answer: Promise<WholeAnswer>;
  private readonly settle: { resolve(answer: WholeAnswer): void; reject(error: AppError): void };
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private status = 0;
  private headers: IncomingHttpHeaders = {};

  constructor() {
    const { promise, resolve, reject } = Promise.withResolvers<WholeAnswer>();
    this.answer = promise;
    this.settle = { resolve, reject };
  }

  onRequestStart(): void {}

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.status = status;
    this.headers = headers;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.size += chunk.length;
    if (this.size > MAX_READ_BYTES) controller.abort(new AppError('UPSTREAM_UNAVAILABLE'));
    else this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.settle.resolve({ status: this.status, headers: this.headers, body: Buffer.concat(this.chunks) });
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, cause: Error): void {
    this.settle.reject(cause instanceof AppError ? cause : new AppError('UPSTREAM_UNAVAILABLE', {}, { cause }));
  }
}
