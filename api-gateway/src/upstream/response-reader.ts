import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@fakos/contracts/errors';
import type { Dispatcher } from 'undici';
import type { ResponseHandler } from './guarded-dispatch.ts';

/** Largest response that the gateway reads whole, in bytes. */
export const MAX_READ_BYTES = 8 * 1024 * 1024;

/** A response that was read whole. */
export interface WholeResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Reads a response into memory, up to a limit. */
export class ResponseReader implements ResponseHandler {
  readonly isAbandoned = false;
  /** Rejects with an AppError. */
  readonly response: Promise<WholeResponse>;
  private readonly settle: { resolve(response: WholeResponse): void; reject(error: AppError): void };
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private status = 0;
  private headers: IncomingHttpHeaders = {};

  constructor() {
    const { promise, resolve, reject } = Promise.withResolvers<WholeResponse>();
    this.response = promise;
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
