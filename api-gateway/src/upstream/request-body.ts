import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { AppError } from '@fakos/contracts/errors';

/**
 * A request's body as a stream, or null where it has none. It fails beyond `limit` bytes. Destroying it does not destroy
 * the request, whose connection may be shared by visitors.
 */
export function limitBody(request: IncomingMessage, limit: number): Readable | null {
  const { 'content-length': length, 'transfer-encoding': transfer } = request.headers;
  if (transfer === undefined && (length === undefined || length === '0')) return null;
  return Readable.from(countBytes(request, limit), { objectMode: false });
}

/** Reads a request's body. Throws TOO_LARGE beyond `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of countBytes(request, limit)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* countBytes(request: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > limit) throw new AppError('TOO_LARGE');
    yield chunk as Buffer;
  }
}
