import { type Readable, Transform } from 'node:stream';
import { AppError } from '@fakos/shared-kit/errors';

/** The same stream, failing with TOO_LARGE once more than `limit` bytes have come. */
export function limitBytes(stream: Readable, limit: number): Readable {
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(new AppError('TOO_LARGE'));
      else done(null, chunk);
    },
  });
  stream.on('error', (error) => counted.destroy(error));
  stream.on('aborted', () => counted.destroy(new AppError('BAD_REQUEST')));
  return stream.pipe(counted);
}
