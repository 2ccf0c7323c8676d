import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const REGION = 'eu-south-1';
const SECRET = 'secret-of-the-test';
const MAX_KEYS = 2;

interface TestObject {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly modified: Date;
}

/** A response as the protocol defines it. */
class S3Error extends Error {
  readonly status: number;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/**
 * A server with the part of S3's protocol that the product uses: signed requests (version 4), conditional writes, copies and
 * lists in pages of {@link MAX_KEYS}. Objects are in memory.
 */
export class S3Server {
  readonly objects = new Map<string, TestObject>();
  /** While true, connections are closed without a response. */
  isAway = false;
  /** Method and path of all requests. */
  readonly requests: string[] = [];
  private readonly server: Server = createServer((request, response) => void this.respond(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The environment variables of a client. */
  get environment() {
    return {
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: SECRET,
      AWS_REGION: REGION,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
    };
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isAway) return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    this.requests.push(`${request.method} ${request.url}`);
    try {
      requireSignature(request, body);
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.test');
      const [, bucket = '', key = ''] = /^\/([^/]+)\/(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
      if (key === '') return void response.end(this.list(bucket, searchParams));
      if (request.method === 'PUT') return this.put(`${bucket}/${key}`, request, body, response);
      if (request.method === 'DELETE') this.objects.delete(`${bucket}/${key}`);
      if (request.method === 'DELETE') return void response.writeHead(204).end();
      return this.get(`${bucket}/${key}`, request, response);
    } catch (error) {
      const { status, message } = error instanceof S3Error ? error : new S3Error(500, String(error));
      response.writeHead(status).end(request.method === 'HEAD' ? '' : `<Error><Code>${message}</Code></Error>`);
    }
  }

  private get(name: string, { method, headers }: IncomingMessage, response: ServerResponse): void {
    const object = this.objects.get(name);
    if (!object) throw new S3Error(404, 'NoSuchKey');
    const { etag, bytes, modified } = object;
    if (headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { etag, 'last-modified': modified.toUTCString(), 'content-length': bytes.length });
    response.end(method === 'HEAD' ? undefined : bytes);
  }

  private put(name: string, { headers }: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const known = this.objects.get(name);
    if (headers['if-none-match'] === '*' && known) throw new S3Error(412, 'PreconditionFailed');
    if (headers['if-match'] !== undefined && !known) throw new S3Error(404, 'NoSuchKey');
    if (headers['if-match'] !== undefined && known?.etag !== headers['if-match'])
      throw new S3Error(412, 'PreconditionFailed');
    const source = headers['x-amz-copy-source'];
    const copied = source === undefined ? undefined : this.objects.get(decodeURIComponent(String(source).slice(1)));
    if (source !== undefined && !copied) throw new S3Error(404, 'NoSuchKey');
    const bytes = copied?.bytes ?? body;
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    this.objects.set(name, { bytes, etag, modified: new Date() });
    response.writeHead(200, { etag }).end(copied ? `<CopyObjectResult><ETag>${etag}</ETag></CopyObjectResult>` : '');
  }

  private list(bucket: string, query: URLSearchParams): string {
    const prefix = `${bucket}/${query.get('prefix') ?? ''}`;
    const names = [...this.objects.keys()].filter((name) => name.startsWith(prefix)).sort();
    const start = Number(query.get('continuation-token') ?? 0);
    const end = start + MAX_KEYS;
    const entries = names.slice(start, end).map((name) => {
      const { bytes, etag, modified } = this.objects.get(name) as TestObject;
      const key = encodeURIComponent(name.slice(bucket.length + 1)).replaceAll('%20', '+');
      return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${etag.replaceAll('"', '&quot;')}</ETag><Size>${bytes.length}</Size></Contents>`;
    });
    const more = end < names.length;
    const next = more ? `<NextContinuationToken>${end}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`;
  }
}

const sha256 = (text: Buffer | string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** Computes the signature from the request that arrived, as section "Signature Version 4" of S3's API reference says. */
function requireSignature({ method = '', url = '', headers }: IncomingMessage, body: Buffer): void {
  const [, date = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=test\/(\d{8})\/[\w-]+\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const digest = String(headers['x-amz-content-sha256']);
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) throw new S3Error(400, 'XAmzContentSHA256Mismatch');
  const [path = '', search = ''] = url.split('?');
  const canonical = [
    method,
    decodeURIComponent(path).split('/').map(encode).join('/'),
    [...new URLSearchParams(search)]
      .map((pair) => pair.map(encode).join('='))
      .sort()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    digest,
  ].join('\n');
  const scope = `${date}/${REGION}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [date, REGION, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${SECRET}`);
  if (hmac(key, text).toString('hex') !== signature) throw new S3Error(403, 'SignatureDoesNotMatch');
}
