import type { IncomingMessage } from 'node:http';
import { AppError } from '@fakos/shared-kit/errors';
import type { Request, Response } from 'express';
import { Pool } from 'undici';
import { forwardedHeaders } from './headers.ts';
import { ResponsePipe } from './response-pipe.ts';

/** Time-out of a call in milliseconds (spec section 9). */
export const CALL_TIMEOUT_MS = 30_000;
/** Time-out of what a page waits for, in milliseconds (spec section 9). */
export const PAGE_CALL_TIMEOUT_MS = 10_000;

/** An answer that was read whole. */
export interface ReadAnswer {
  readonly status: number;
  readonly json: unknown;
  readonly retryAfter: string | undefined;
}

/** The API behind the gateway: the embedded store-api or any other that speaks `*.php`. */
export class Upstream {
  private readonly pool: Pool;

  constructor(origin: string) {
    this.pool = new Pool(origin, { connections: 64, headersTimeout: CALL_TIMEOUT_MS, bodyTimeout: CALL_TIMEOUT_MS });
  }

  /** Passes a request on and its answer back, byte by byte, without reading either. */
  pipe(request: Request, response: Response, fail: (error: AppError) => void): void {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    this.pool.dispatch(
      {
        method: request.method,
        path: canonicalPath(request.originalUrl),
        headers: forwardedHeaders(request),
        body: hasBody ? request : null,
      },
      new ResponsePipe(response, fail),
    );
  }

  /** Sends a request whose body was read, and reads the answer. */
  async send(request: Request, body: Buffer): Promise<ReadAnswer> {
    return this.read({
      method: request.method,
      path: canonicalPath(request.originalUrl),
      headers: forwardedHeaders(request),
      body,
    });
  }

  /** A GET of the gateway's own, for what a page inlines. `path` begins at the API's base. */
  async get(path: string, language: string): Promise<unknown> {
    const headers = { accept: 'application/json', 'accept-language': language };
    const answer = await this.read({ method: 'GET', path: `/backend/api/${path}`, headers, body: null });
    if (answer.status !== 200) throw new AppError('UPSTREAM_UNAVAILABLE');
    return answer.json;
  }

  /** Reads a request's body, up to a limit in bytes. */
  async readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of request) {
      size += (chunk as Buffer).length;
      if (size > limit) throw new AppError('TOO_LARGE');
      chunks.push(chunk as Buffer);
    }
    return Buffer.concat(chunks);
  }

  /** Lets go of all connections once their answers are through. */
  close(): Promise<void> {
    return this.pool.close();
  }

  private async read(call: {
    method: string;
    path: string;
    headers: Record<string, string | string[]>;
    body: Buffer | null;
  }): Promise<ReadAnswer> {
    const answer = await this.pool
      .request({ ...call, headersTimeout: PAGE_CALL_TIMEOUT_MS })
      .catch((cause: unknown) => {
        throw new AppError('UPSTREAM_UNAVAILABLE', {}, { cause });
      });
    const retryAfter = answer.headers['retry-after'];
    const text = await answer.body.text();
    try {
      return { status: answer.statusCode, json: JSON.parse(text), retryAfter: retryAfter?.toString() };
    } catch (cause) {
      throw new AppError('UPSTREAM_UNAVAILABLE', {}, { cause });
    }
  }
}

/** `/api/x.php` is the same call as `/backend/api/x.php` (product.md section 1). */
function canonicalPath(url: string): string {
  return url.startsWith('/api/') ? `/backend${url}` : url;
}
