import { createHash } from 'node:crypto';
import type { AwsClient } from 'aws4fetch';
import type { S3Location } from './s3-location.ts';

/** Time limit of a request, its retries included, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Time limit of a request with the content of an object: the largest release on a slow network. */
const CONTENT_TIMEOUT_MS = 120_000;
/** How often a request is repeated when the storage responds with 5xx or 429. */
const RETRIES = 2;
const DEFAULT_REGION = 'us-east-1';
const NOT_MODIFIED = 304;
const NOT_FOUND = 404;
const CONFLICT = 409;
const PRECONDITION_FAILED = 412;

/** What is known of an object without its content. */
export interface S3ObjectInfo {
  /** Without the location's prefix. */
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly modifiedMs: number;
  /** Changes with the content. */
  readonly etag: string;
}

/** An object with its content. */
export interface S3Object extends S3ObjectInfo {
  readonly bytes: Buffer;
}

/** The condition of a write: that there is no such object yet, or that its ETag is still the given one. */
export type WriteCondition = { readonly isNew: true } | { readonly etag: string };

/** The storage cannot be reached, or refuses the request. */
export class StorageUnavailable extends Error {}

/**
 * A bucket of S3-compatible object storage. Credentials, region and endpoint come from the standard variables `AWS_*`; the
 * library is loaded with the first request. Every method throws {@link StorageUnavailable} where the storage does not respond.
 */
export class S3Bucket {
  private readonly location: S3Location;
  private readonly environment: NodeJS.ProcessEnv;
  private client: Promise<AwsClient> | undefined;

  constructor(location: S3Location, environment: NodeJS.ProcessEnv = process.env) {
    this.location = location;
    this.environment = environment;
  }

  /** An object; undefined where there is none, `unchanged` where its ETag is the given one. */
  async get(key: string): Promise<S3Object | undefined>;
  async get(key: string, known: { etag: string }): Promise<S3Object | 'unchanged' | undefined>;
  async get(key: string, known?: { etag: string }): Promise<S3Object | 'unchanged' | undefined> {
    const headers: Record<string, string> = known ? { 'If-None-Match': known.etag } : {};
    const response = await this.send('GET', key, { headers, timeoutMs: CONTENT_TIMEOUT_MS }, [NOT_MODIFIED, NOT_FOUND]);
    const bytes = await response.arrayBuffer().catch(failAway);
    if (response.status === NOT_MODIFIED) return 'unchanged';
    if (response.status === NOT_FOUND) return undefined;
    return { ...readInfo(key, response), size: bytes.byteLength, bytes: Buffer.from(bytes) };
  }

  /** An object without its content. */
  async head(key: string): Promise<S3ObjectInfo | undefined> {
    const response = await this.send('HEAD', key, {}, [NOT_FOUND]);
    return response.status === NOT_FOUND ? undefined : readInfo(key, response);
  }

  /**
   * Writes an object as a whole.
   *
   * @returns its ETag; undefined where the condition does not hold, or another write of the object runs
   */
  async put(key: string, bytes: Buffer, condition?: WriteCondition): Promise<string | undefined> {
    const response = await this.send(
      'PUT',
      key,
      { headers: toHeaders(condition), body: bytes, timeoutMs: CONTENT_TIMEOUT_MS },
      condition ? [NOT_FOUND, CONFLICT, PRECONDITION_FAILED] : [],
    );
    await response.arrayBuffer().catch(failAway);
    return response.ok ? (response.headers.get('etag') ?? '') : undefined;
  }

  /** Copies an object in the bucket; false where there is none. */
  async copy(from: string, to: string): Promise<boolean> {
    const { bucket, prefix } = this.location;
    const headers = { 'x-amz-copy-source': `/${bucket}/${encodeKey(prefix + from)}` };
    const response = await this.send('PUT', to, { headers, timeoutMs: CONTENT_TIMEOUT_MS }, [NOT_FOUND]);
    const text = await response.text().catch(failAway);
    // A copy that fails after its headers were sent has an error in its body.
    if (/<Error[>\s]/.test(text) && response.ok) throw new StorageUnavailable(`${to} could not be copied: ${text}`);
    return response.ok;
  }

  /** Deletes an object; one that does not exist is ignored. */
  async delete(key: string): Promise<void> {
    await this.send('DELETE', key, {}, [NOT_FOUND]);
  }

  /** All objects whose keys start with a prefix. */
  async list(prefix: string): Promise<S3ObjectInfo[]> {
    const found: S3ObjectInfo[] = [];
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url' });
      query.set('prefix', this.location.prefix + prefix);
      if (token) query.set('continuation-token', token);
      const response = await this.send('GET', undefined, { query });
      const xml = await response.text().catch(failAway);
      found.push(...readListing(xml, this.location.prefix.length));
      token = /<IsTruncated>true</.test(xml) ? readTag(xml, 'NextContinuationToken') : undefined;
    } while (token);
    return found;
  }

  private async send(
    method: string,
    key: string | undefined,
    request: { headers?: Record<string, string>; body?: Buffer; query?: URLSearchParams; timeoutMs?: number },
    expected: readonly number[] = [],
  ): Promise<Response> {
    const { headers = {}, body, query, timeoutMs = TIMEOUT_MS } = request;
    const path = key === undefined ? '' : encodeKey(this.location.prefix + key);
    const address = `${this.endpoint}/${this.location.bucket}/${path}${query ? `?${query}` : ''}`;
    const digest = body && createHash('sha256').update(body).digest('hex');
    this.client ??= this.createClient();
    const client = await this.client;
    const response = await client
      .fetch(address, {
        method,
        headers: { ...headers, ...(digest && { 'X-Amz-Content-Sha256': digest }) },
        ...(body && { body: new Uint8Array(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'manual',
      })
      .catch(failAway);
    if (response.ok || expected.includes(response.status)) return response;
    const reason = readTag(await response.text().catch(() => ''), 'Code') ?? '';
    throw new StorageUnavailable(`${method} ${this.location.bucket}/${path}: ${response.status} ${reason}`.trim());
  }

  private get region(): string {
    return this.environment.AWS_REGION || this.environment.AWS_DEFAULT_REGION || DEFAULT_REGION;
  }

  private get endpoint(): string {
    const { AWS_ENDPOINT_URL_S3: ownEndpoint, AWS_ENDPOINT_URL: endpoint } = this.environment;
    return (ownEndpoint || endpoint || `https://s3.${this.region}.amazonaws.com`).replace(/\/+$/, '');
  }

  private async createClient(): Promise<AwsClient> {
    const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: session } = this.environment;
    if (!id || !secret)
      throw new StorageUnavailable('s3:// requires AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.');
    const library = await import('aws4fetch');
    return new library.AwsClient({
      accessKeyId: id,
      secretAccessKey: secret,
      ...(session && { sessionToken: session }),
      service: 's3',
      region: this.region,
      retries: RETRIES,
    });
  }
}

function failAway(cause: unknown): never {
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  throw new StorageUnavailable(
    `The object storage does not respond: ${reason instanceof Error ? reason.message : String(reason)}`,
    { cause },
  );
}

function toHeaders(condition: WriteCondition | undefined): Record<string, string> {
  if (!condition) return {};
  return 'etag' in condition ? { 'If-Match': condition.etag } : { 'If-None-Match': '*' };
}

function encodeKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

function readInfo(key: string, { headers }: Response): S3ObjectInfo {
  return {
    key,
    size: Number(headers.get('content-length') ?? 0),
    modifiedMs: Date.parse(headers.get('last-modified') ?? '') || 0,
    etag: headers.get('etag') ?? '',
  };
}

function readListing(xml: string, prefixLength: number): S3ObjectInfo[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    // With `encoding-type=url`, keys are those of a query.
    key: decodeURIComponent((readTag(entry, 'Key') ?? '').replaceAll('+', ' ')).slice(prefixLength),
    size: Number(readTag(entry, 'Size') ?? 0),
    modifiedMs: Date.parse(readTag(entry, 'LastModified') ?? '') || 0,
    etag: readTag(entry, 'ETag') ?? '',
  }));
}

function readTag(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&');
}
