import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { AppError } from '@fakos/contracts/errors';

/** How long the gateway waits for a body at the minimum rate of zero, in milliseconds. */
export const BODY_GRACE_MS = 5_000;
/** Slowest rate of a body after that, in bytes per second. */
export const MIN_BODY_RATE = 16 * 1024;

/** True for a request that carries a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': transfer } = headers;
  return transfer !== undefined || (length !== undefined && length !== '0');
}

/**
 * A request's body as a stream. It fails with TOO_LARGE beyond `limit` bytes, and with REQUEST_TIMEOUT for a visitor who
 * sends too slowly. Destroying it does not destroy the request, whose connection may be shared by visitors.
 */
export function streamBody(request: IncomingMessage, limit: number): Readable {
  return Readable.from(readChunks(request, limit), { objectMode: false });
}

/**
 * Reads a request's body.
 *
 * @param evicted aborts with the reason why no more of it is read
 * @throws AppError TOO_LARGE beyond `limit` bytes, REQUEST_TIMEOUT for a visitor who sends too slowly
 */
export async function readBody(request: IncomingMessage, limit: number, evicted?: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of readChunks(request, limit, evicted)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Only the time that is spent waiting for the visitor counts, not that of a slow API. */
async function* readChunks(request: IncomingMessage, limit: number, evicted?: AbortSignal): AsyncGenerator<Buffer> {
  const iterator = request.iterator({ destroyOnReturn: false });
  let size = 0;
  let waitedMs = 0;
  for (;;) {
    const startedAt = performance.now();
    const allowedMs = BODY_GRACE_MS + (size / MIN_BODY_RATE) * 1000 - waitedMs;
    const { done, value } = await withinTime(iterator.next(), allowedMs, evicted);
    if (done) return;
    waitedMs += performance.now() - startedAt;
    const chunk = value as Buffer;
    size += chunk.length;
    if (size > limit) throw new AppError('TOO_LARGE');
    yield chunk;
  }
}

async function withinTime<T>(pending: Promise<T>, milliseconds: number, evicted?: AbortSignal): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const refuse = () => reject(new AppError('REQUEST_TIMEOUT'));
  const timer = setTimeout(refuse, Math.max(0, milliseconds));
  evicted?.addEventListener('abort', refuse);
  // The connection may break after the body is no longer awaited.
  pending.catch(() => undefined);
  try {
    return await Promise.race([pending, expired]);
  } finally {
    clearTimeout(timer);
    evicted?.removeEventListener('abort', refuse);
  }
}
