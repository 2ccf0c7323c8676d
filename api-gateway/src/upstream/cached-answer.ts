import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { callHeaders } from './call-headers.ts';

/** Where an answer came from, as `X-Cache` says. */
export type CacheState = 'hit' | 'stale' | 'miss';

/** How an answer was found, and its age in seconds. */
export interface Provenance {
  readonly state: CacheState;
  readonly age: number;
}

type Encoding = 'br' | 'gzip';

const MIN_COMPRESSED_BYTES = 1024;
/** A good deal smaller than gzip, at a cost of under a millisecond for a list. */
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

/** What every shared answer says beside its own. The browser keeps it and asks each time whether it still holds. */
const constantHeaders = [
  'cache-control',
  'no-cache',
  'vary',
  'Accept-Language, Accept-Encoding, Authorization',
  ...Object.entries(callHeaders).flat(),
];

/** An answer that many visitors get, in every encoding that was asked for so far. */
export class CachedAnswer {
  readonly body: Buffer;
  readonly storedAt: number;
  private readonly tag: string;
  private readonly heads: Readonly<Record<Encoding | 'identity', string[]>>;
  private readonly encoded = new Map<Encoding, Buffer>();
  private readonly encoding = new Map<Encoding, Promise<Buffer>>();
  private text: string | undefined;

  constructor(body: Buffer, headers: IncomingHttpHeaders, storedAt: number) {
    this.body = body;
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
  read(): string {
    this.text ??= this.body.toString();
    return this.text;
  }

  /**
   * Answers a request: 304 where the visitor has it, else in the smallest encoding that the visitor takes.
   *
   * @param extra names and values of more headers, in turns
   */
  send(request: IncomingMessage, response: ServerResponse, { state, age }: Provenance, extra: string[] = []): void {
    if (response.destroyed) return;
    const encoding = this.encodingFor(request.headers['accept-encoding']);
    const head = [...this.heads[encoding], 'x-cache', state, 'age', String(age), ...extra];
    if (request.headers['if-none-match']?.includes(this.tag)) {
      response.writeHead(304, withoutBody(head)).end();
      return;
    }
    const body = encoding === 'identity' ? this.body : this.encoded.get(encoding);
    if (body) finish(response, head, body);
    else void this.encode(encoding as Encoding).then((written) => finish(response, head, written));
  }

  private encodingFor(accepted: string | undefined): Encoding | 'identity' {
    if (accepted === undefined || this.body.length < MIN_COMPRESSED_BYTES) return 'identity';
    if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
    return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
  }

  private encode(encoding: Encoding): Promise<Buffer> {
    const running = this.encoding.get(encoding);
    if (running) return running;
    const started = compressors[encoding](this.body).then((body) => {
      this.encoded.set(encoding, body);
      return body;
    });
    this.encoding.set(encoding, started);
    return started;
  }
}

function finish(response: ServerResponse, head: string[], body: Buffer): void {
  if (response.destroyed) return;
  head.push('content-length', String(body.length));
  response.writeHead(200, head);
  response.end(body);
}

function withoutBody(head: string[]): string[] {
  return head.flatMap((name, index) =>
    index % 2 === 0 && !name.startsWith('content-') ? [name, head[index + 1] ?? ''] : [],
  );
}
