import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { ReleaseRefused } from './release-errors.ts';
import { isInside, MAX_FILE_BYTES, MAX_RELEASE_BYTES, MAX_RELEASE_FILES } from './verify-release.ts';

/*
 * The upload format of a release: gzip over one line of JSON, which lists the files with their sizes, followed by their
 * bytes in that order. Simpler and safer than tar, whose links, owners and modes an unpacker would have to refuse.
 */

/** Media type of a packed release. */
export const ARCHIVE_TYPE = 'application/vnd.fakos.release+gzip';
/** Largest first line, in bytes. */
const MAX_LISTING_BYTES = 512 * 1024;

const listingSchema = z.object({
  files: z
    .array(
      z.object({
        path: z.string().refine(isInside, { error: 'a file name that releases may not use' }),
        size: z.number().int().min(0).max(MAX_FILE_BYTES),
      }),
    )
    .max(MAX_RELEASE_FILES)
    .refine((files) => new Set(files.map(({ path: file }) => file)).size === files.length, {
      error: 'a file is listed twice',
    })
    .refine((files) => files.reduce((sum, { size }) => sum + size, 0) <= MAX_RELEASE_BYTES, {
      error: `more than ${MAX_RELEASE_BYTES} bytes`,
    }),
});
type ListedFile = z.output<typeof listingSchema>['files'][number];

/** Packs a folder. */
export function packRelease(folder: string): Readable {
  // The returned stream reports the error.
  return pipeline(Readable.from(createArchive(folder)), createGzip(), () => undefined);
}

/** Unpacks a stream into an empty folder. Throws {@link ReleaseRefused} where the content differs from the listing. */
export async function unpackRelease(packed: Readable, folder: string): Promise<void> {
  const unzipped = createGunzip();
  packed.on('error', (error) => unzipped.destroy(error));
  const reader = new ByteReader(packed.pipe(unzipped));
  try {
    const { files } = await readListing(reader);
    for (const file of files) await unpackFile(reader, folder, file);
    await reader.end();
  } catch (error) {
    throw isZlibError(error) ? new ReleaseRefused(['the upload: is not gzip, or ends too early']) : error;
  } finally {
    packed.unpipe(unzipped);
    unzipped.destroy();
  }
}

async function* createArchive(folder: string): AsyncGenerator<Buffer | string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const { size } = await stat(file);
        return { path: path.relative(folder, file).split(path.sep).join('/'), size };
      }),
  );
  yield `${JSON.stringify({ files })}\n`;
  for (const { path: file } of files) yield* createReadStream(path.join(folder, file)) as AsyncIterable<Buffer>;
}

async function readListing(reader: ByteReader) {
  const line = await reader.line(MAX_LISTING_BYTES);
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw new ReleaseRefused(['the upload: its first line is not a list of files']);
  }
  const found = listingSchema.safeParse(json);
  if (found.success) return found.data;
  throw new ReleaseRefused(found.error.issues.map((issue) => `the upload: ${issue.path.join('.')}: ${issue.message}`));
}

async function unpackFile(reader: ByteReader, folder: string, { path: file, size }: ListedFile): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  const out = createWriteStream(target, { flags: 'wx' });
  const written = finished(out);
  // Awaited below; an earlier rejection must not be reported as unhandled.
  written.catch(() => undefined);
  for await (const chunk of reader.bytes(size)) {
    if (!out.write(chunk))
      await Promise.race([new Promise<void>((resolve) => out.once('drain', () => resolve())), written]);
  }
  out.end();
  await written;
}

/** Reads lines and a given number of bytes from a stream. */
class ByteReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(stream: Readable) {
    this.chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  async line(limit: number): Promise<string> {
    for (;;) {
      const end = this.rest.indexOf('\n');
      if (end >= 0 && end <= limit) {
        const line = this.rest.subarray(0, end).toString('utf8');
        this.rest = this.rest.subarray(end + 1);
        return line;
      }
      const more = this.rest.length > limit ? undefined : await this.next();
      if (!more) throw new ReleaseRefused(['the upload: its first line is not a list of files']);
      this.rest = Buffer.concat([this.rest, more]);
    }
  }

  async *bytes(count: number): AsyncGenerator<Buffer> {
    let wanted = count;
    while (wanted > 0) {
      if (this.rest.length === 0) {
        const more = await this.next();
        if (!more) throw new ReleaseRefused(['the upload: ends before its last file']);
        this.rest = more;
      }
      const piece = this.rest.subarray(0, wanted);
      this.rest = this.rest.subarray(piece.length);
      wanted -= piece.length;
      yield piece;
    }
  }

  async end(): Promise<void> {
    if (this.rest.length > 0 || (await this.next()))
      throw new ReleaseRefused(['the upload: has data after its last file']);
  }

  private async next(): Promise<Buffer | undefined> {
    const { done, value } = await this.chunks.next();
    return done ? undefined : value;
  }
}

function isZlibError(error: unknown): boolean {
  return (error as { code?: string } | undefined)?.code?.startsWith('Z_') ?? false;
}
