import type { Readable } from 'node:stream';
import { AppError } from '@fakos/contracts/errors';
import type { Request, Response } from 'express';
import { MAX_BODY_BYTES } from '../steps/api/limits.ts';
import { hasBody, readBody, streamBody } from './request-body.ts';
import { MAX_BODIES, MAX_BODIES_PER_ADDRESS, SlowVisitors } from './slow-visitors.ts';

/** Largest body that is read before a connection to the API is taken, in bytes: the API's own limit of JSON. */
const MAX_READ_BODY_BYTES = 1024 * 1024;
/** Larger bodies, which are passed on while they arrive: at the same time, of one address and of all. */
const STREAMED_BODIES = { perAddress: 8, total: 24 };

/** Receives the body of a request, or the reason why there is none. */
interface BodyReceiver {
  readonly receive: (body: Buffer | Readable | null) => void;
  readonly fail: (error: AppError) => void;
}

/** Reads the bodies of requests, and limits how many slow visitors may send at the same time. */
export class VisitorBodies {
  private readonly whole = new SlowVisitors({ perAddress: MAX_BODIES_PER_ADDRESS, total: MAX_BODIES });
  private readonly streamed = new SlowVisitors(STREAMED_BODIES);

  /**
   * Reads a request's body.
   *
   * @throws AppError TOO_LARGE beyond `limit` bytes, REQUEST_TIMEOUT for a visitor who sends too slowly
   */
  async read(request: Request, limit: number): Promise<Buffer> {
    const eviction = new AbortController();
    const leave = this.whole.enter(request.ip ?? '', () => eviction.abort());
    try {
      return await readBody(request, limit, eviction.signal);
    } finally {
      leave();
    }
  }

  /** Passes on the body of a request: whole, or as a stream if it is large or its size is not known. */
  pass(request: Request, response: Response, { receive, fail }: BodyReceiver): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead || !hasBody(request)) receive(null);
    else if (Number(request.headers['content-length']) <= MAX_READ_BODY_BYTES) {
      this.read(request, MAX_READ_BODY_BYTES).then(
        receive,
        // The visitor has disconnected, or sent too slowly.
        (error: unknown) => error instanceof AppError && fail(error),
      );
    } else {
      const leave = this.streamed.enter(request.ip ?? '', () => response.destroy());
      response.once('close', leave);
      receive(streamBody(request, MAX_BODY_BYTES));
    }
  }
}
