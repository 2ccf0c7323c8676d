import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { dataHeaders } from '../data-headers.ts';

/** Where a response came from, as `X-Cache` says. */
export type CacheState = 'hit' | 'stale' | 'miss';

/** Where a response came from, and its age in seconds. */
export interface CacheStatus {
  readonly state: CacheState;
  readonly age: number;
}

type Encoding = 'br' | 'gzip';

const MIN_COMPRESSED_BYTES = 1024;
/** Clearly smaller than gzip; takes less than a millisecond for a list. */
const BROTLI_QUALITY = 5;

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** Headers of every shared response. Browsers store it and revalidate it each time. */
const constantHeaders = [
  'cache-control',
  'no-cache',
  'vary',
  'Accept-Language, Accept-Encoding, Authorization',
  ...Object.entries(dataHeaders).flat(),
];

/** A response that visitors share, in every encoding that was requested so far. */
export class CachedResponse {
  readonly body: Buffer;
  readonly storedAt: number;
  private readonly tag: string;
  private readonly heads: Readonly<Record<Encoding | 'identity', string[]>>;
  private readonly encoded = new Map<Encoding, Buffer>();
  private readonly encodings = new Map<Encoding, Promise<Buffer>>();
  private text: string | undefined;

  constructor(body: Buffer, headers: IncomingHttpHeaders, storedAt: number) {
    this.body = toOwnMemory(body);
    this.storedAt = storedAt;
    this.tag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    const head = [...constantHeaders, 'content-type', headers['content-type'] ?? 'application/json'];
    if (headers['content-language']) head.push('content-language', headers['content-language']);
    this.heads = {
      identity: [...head, 'etag', `"${this.tag}"`],
      br: [...head, 'etag', `"${this.tag}-br"`, 'content-encoding', 'br'],
      gzip: [...head, 'etag', `"${this.tag}-gzip"`, 'content-encoding', 'gzip'],
    };
  }

  /** The body as text. */
  readText(): string {
    this.text ??= this.body.toString();
    return this.text;
  }

  /**
   * Responds with 304 where the visitor has this response, else in the smallest encoding that the visitor accepts.
   *
   * @param extra names and values of more headers, alternating
   */
  send(request: IncomingMessage, response: ServerResponse, { state, age }: CacheStatus, extra: string[] = []): void {
    if (response.destroyed) return;
    const encoding = this.chooseEncoding(request.headers['accept-encoding']);
    const head = [...this.heads[encoding], 'x-cache', state, 'age', String(age), ...extra];
    if (request.headers['if-none-match']?.includes(this.tag)) {
      response.writeHead(304, removeContentHeaders(head)).end();
      return;
    }
    const body = encoding === 'identity' ? this.body : this.encoded.get(encoding);
    if (body) finish(response, head, body);
    else void this.encode(encoding as Encoding).then((written) => finish(response, head, written));
  }

  private chooseEncoding(accepted: string | undefined): Encoding | 'identity' {
    if (accepted === undefined || this.body.length < MIN_COMPRESSED_BYTES) return 'identity';
    if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
    return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
  }

  private encode(encoding: Encoding): Promise<Buffer> {
    const running = this.encodings.get(encoding);
    if (running) return running;
    const started = compressors[encoding](this.body).then((compressed) => {
      const body = toOwnMemory(compressed);
      this.encoded.set(encoding, body);
      this.encodings.delete(encoding);
      return body;
    });
    this.encodings.set(encoding, started);
    return started;
  }
}

/** A small part of a large buffer, such as that of a compressor or Node's pool, would hold all of it. */
function toOwnMemory(bytes: Buffer): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function finish(response: ServerResponse, head: string[], body: Buffer): void {
  if (response.destroyed) return;
  head.push('content-length', String(body.length));
  response.writeHead(200, head);
  response.end(body);
}

function removeContentHeaders(head: string[]): string[] {
  return head.flatMap((name, index) =>
    index % 2 === 0 && !name.startsWith('content-') ? [name, head[index + 1] ?? ''] : [],
  );
}
