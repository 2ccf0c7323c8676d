import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { AppError } from '@fakos/shared-kit/errors';

/** A request's body on its way, or null where it carries none; one of unknown length is cut off beyond `limit` bytes. */
export function limitedBody(request: IncomingMessage, limit: number): Readable | null {
  const { 'content-length': length, 'transfer-encoding': transfer } = request.headers;
  if (transfer !== undefined) return Readable.from(counted(request, limit), { objectMode: false });
  return length === undefined || length === '0' ? null : request;
}

async function* counted(request: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > limit) throw new AppError('TOO_LARGE');
    yield chunk as Buffer;
  }
}
