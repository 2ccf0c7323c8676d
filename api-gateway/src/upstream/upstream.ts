import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Invalidation } from '@fakos/contracts/caching';
import { AppError } from '@fakos/contracts/errors';
import { listEndpoints } from '@fakos/contracts/list-endpoints';
import { getSteadyTime } from '@fakos/contracts/servers/steady-time';
import type { Request, Response } from 'express';
import { type Dispatcher, Pool } from 'undici';
import type { Tracing } from '../tracing/tracing.ts';
import { type JsonResponse, parseJson, type TextResponse, toJsonResponse, toTextResponse } from './api-response.ts';
import { type CacheableRequest, CacheableRequests, toCanonicalPath } from './cache/cacheable-requests.ts';
import type { CachedResponse, CacheStatus } from './cache/cached-response.ts';
import { type EndpointRule, EndpointRules } from './cache/endpoint-rules.ts';
import type { UpstreamLanguage } from './cache/request-language.ts';
import { type CacheHit, type PurgeListener, ResponseCache } from './cache/response-cache.ts';
import { GuardedDispatch } from './guarded-dispatch.ts';
import { toForwardedHeaders } from './headers.ts';
import { getRequestTimeout, PAGE_REQUEST_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from './request-timeout.ts';
import { ResponsePipe } from './response-pipe.ts';
import { ResponseReader, type WholeResponse } from './response-reader.ts';
import { MAX_STALLED, MAX_STALLED_PER_ADDRESS, SlowVisitors } from './slow-visitors.ts';
import { VisitorBodies } from './visitor-bodies.ts';

/** Largest response that is passed through, in bytes. */
export const MAX_RESPONSE_BYTES = 256 * 1024 * 1024;

const CONNECTIONS = 64;
const CONNECT_TIMEOUT_MS = 5_000;

/** Options of {@link Upstream}. */
export interface UpstreamOptions {
  readonly now?: () => number;
  readonly requestTimeoutMs?: number;
  /** Whether shared responses are stored; off while the API itself is being developed. */
  readonly isCaching?: boolean;
  /** Limit of the stored responses' memory in MB. */
  readonly cacheMb?: number;
  /** The endpoints whose contracts decide about storing; those of `@fakos/contracts` where it is left out. */
  readonly endpoints?: readonly EndpointRule[];
  readonly tracing?: Pick<Tracing, 'interceptor'> | undefined;
}

/** The API behind the gateway: the embedded store-api, or any other with the same `*.php` endpoints. */
export class Upstream {
  private readonly pool: Pool;
  private readonly guard: GuardedDispatch;
  private readonly cacheable: CacheableRequests;
  private readonly cache: ResponseCache;
  private readonly maxTimeoutMs: number;
  private readonly isCaching: boolean;
  private readonly bodies = new VisitorBodies();
  private readonly stalled = new SlowVisitors({ perAddress: MAX_STALLED_PER_ADDRESS, total: MAX_STALLED });

  constructor(origin: string, options: UpstreamOptions = {}) {
    const { now = getSteadyTime, requestTimeoutMs = REQUEST_TIMEOUT_MS, isCaching = true } = options;
    this.maxTimeoutMs = requestTimeoutMs;
    this.isCaching = isCaching;
    this.pool = new Pool(origin, {
      connections: CONNECTIONS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      maxResponseSize: MAX_RESPONSE_BYTES,
    });
    const { tracing } = options;
    this.guard = new GuardedDispatch(tracing ? this.pool.compose(tracing.interceptor) : this.pool, now);
    this.cacheable = new CacheableRequests(new EndpointRules(options.endpoints ?? listEndpoints()));
    const toRequest = (request: CacheableRequest, id: string | undefined) => this.toAnonymousRequest(request, id);
    this.cache = new ResponseCache(this.guard, toRequest, { now, limitMb: options.cacheMb });
  }

  /** The stored response to a request, if one can be sent now. */
  findCached(request: IncomingMessage): CacheHit | undefined {
    const shared = this.isCaching ? this.cacheable.find(request) : undefined;
    return shared && this.cache.find(shared);
  }

  /** Passes a request to the API and its response back. Equal requests whose response is shared are sent once. */
  pipe(request: Request, response: Response, fail: (error: AppError) => void): void {
    const { method, originalUrl: url, headers } = request;
    const shared = this.isCaching ? this.cacheable.find({ method, url, headers }) : undefined;
    if (shared) this.pipeShared(shared, request, response, fail);
    else this.pipeAlone(request, response, fail);
  }

  /**
   * Reads a request's body before a connection to the API is taken.
   *
   * @throws AppError TOO_LARGE beyond `limit` bytes, REQUEST_TIMEOUT for a visitor who sends too slowly
   */
  readBody(request: Request, limit: number): Promise<Buffer> {
    return this.bodies.read(request, limit);
  }

  /** Sends a request whose body was read, and reads the response. */
  async send(request: Request, body: Buffer): Promise<JsonResponse> {
    const { method, originalUrl } = request;
    const sent = body.length > 0 ? body : null;
    const path = toCanonicalPath(originalUrl);
    return this.readJson(this.toRequestOptions(method, path, toForwardedHeaders(request), sent));
  }

  /** A GET on behalf of a request's user. `path` begins at the API's base, such as `login.php`. */
  async getFor(request: Request, path: string): Promise<JsonResponse> {
    return this.readJson(this.toRequestOptions('GET', `/backend/api/${path}`, toForwardedHeaders(request), null));
  }

  /** A POST of JSON on behalf of a request's visitor. `path` begins at the API's base. */
  async postFor(
    request: Request,
    path: string,
    { body, language }: { readonly body: object; readonly language: UpstreamLanguage },
  ): Promise<JsonResponse> {
    const json = Buffer.from(JSON.stringify(body));
    const headers = {
      ...toForwardedHeaders(request),
      ...{ accept: 'application/json', 'accept-language': language, 'content-type': 'application/json' },
      'content-length': String(json.length),
    };
    return this.readJson(this.toRequestOptions('POST', `/backend/api/${path}`, headers, json));
  }

  /** A GET of the gateway itself. `path` begins at the API's base. */
  async get(path: string, language: string): Promise<unknown> {
    const headers = { accept: 'application/json', 'accept-language': language };
    const url = `/backend/api/${path}`;
    const response = await this.read(this.toRequestOptions('GET', url, headers, null, PAGE_REQUEST_TIMEOUT_MS));
    if (response.status !== 200) throw new AppError('UPSTREAM_UNAVAILABLE');
    return parseJson(response);
  }

  /**
   * Sends a GET as a visitor without a session would, and uses the shared responses.
   *
   * @param path begins at the API's base, such as `products.php?page=2`
   * @throws AppError UPSTREAM_UNAVAILABLE without a response within {@link PAGE_REQUEST_TIMEOUT_MS}
   */
  getShared(path: string, language: UpstreamLanguage): Promise<TextResponse> {
    const url = `/backend/api/${path}`;
    const shared = this.isCaching ? this.cacheable.findByUrl(url, language) : undefined;
    if (!shared) return this.readText({ path: url, language });
    const hit = this.cache.find(shared);
    if (hit) return Promise.resolve({ status: 200, body: hit.response.readText() });
    return this.waitForText(shared);
  }

  /**
   * An image of the API, read whole. `url` is on this site, such as `/backend/uploads/logos/a.svg`.
   *
   * @throws AppError UPSTREAM_UNAVAILABLE beyond `limit` bytes
   */
  async getBytes(url: string, { limit, accept }: { limit: number; accept: string }): Promise<Buffer> {
    const headers = { accept };
    const path = toCanonicalPath(url);
    const options = this.toRequestOptions('GET', path, headers, null, PAGE_REQUEST_TIMEOUT_MS);
    const { status, body } = await this.read(options);
    if (status !== 200 || body.length > limit) throw new AppError('UPSTREAM_UNAVAILABLE');
    return body;
  }

  /** Calls `listener` after every write that made shared responses stale; the result stops it. */
  onPurge(listener: PurgeListener): () => void {
    return this.cache.onPurge(listener);
  }

  /** Removes the shared responses that a write through another gateway made stale. */
  purge(stale: Invalidation): void {
    this.cache.purge('elsewhere', stale);
  }

  /** Closes all connections once their responses have ended. */
  close(): Promise<void> {
    return this.pool.close();
  }

  private pipeShared(
    shared: CacheableRequest,
    request: Request,
    response: Response,
    fail: (error: AppError) => void,
  ): void {
    const hit = this.cache.find(shared);
    if (hit) {
      hit.response.send(request, response, hit);
      return;
    }
    const waiter = {
      deliver: (cached: CachedResponse, status: CacheStatus) => cached.send(request, response, status),
      requestAlone: () => this.pipeAlone(request, response, fail),
      fail,
    };
    const handler = new ResponsePipe({ request, response, fail, stalled: this.stalled });
    const leave = this.cache.wait(shared, { waiter, handler }, request.get('x-request-id'));
    response.on('close', leave);
  }

  private pipeAlone(request: Request, response: Response, fail: (error: AppError) => void): void {
    const receive = (body: Buffer | Readable | null) => this.pipeWithBody(body, request, response, fail);
    this.bodies.pass(request, response, { receive, fail });
  }

  private pipeWithBody(
    body: Buffer | Readable | null,
    request: Request,
    response: Response,
    fail: (error: AppError) => void,
  ): void {
    const { method, originalUrl } = request;
    const stale = this.cacheable.getInvalidation(method, originalUrl);
    const onResponse = stale.length > 0 ? (status: number | undefined) => this.purgeAfter(status, stale) : undefined;
    const options = this.toRequestOptions(method, toCanonicalPath(originalUrl), toForwardedHeaders(request), body);
    const { stalled } = this;
    this.guard.dispatch(options, new ResponsePipe({ request, response, fail, stalled, onResponse }));
  }

  /** A refused write changed nothing; one that failed, or whose response was lost, may have changed something. */
  private purgeAfter(status: number | undefined, stale: Invalidation): void {
    if (status === undefined || status < 400 || status >= 500) this.cache.purge('here', stale);
  }

  private toAnonymousRequest(
    { path, language }: Pick<CacheableRequest, 'path' | 'language'>,
    requestId?: string,
  ): Dispatcher.DispatchOptions {
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language };
    if (requestId !== undefined) headers['x-request-id'] = requestId;
    return this.toRequestOptions('GET', path, headers, null);
  }

  private toRequestOptions(
    method: string,
    path: string,
    headers: Record<string, string | string[]>,
    body: Dispatcher.DispatchOptions['body'],
    timeout = getRequestTimeout(method, path),
  ): Dispatcher.DispatchOptions {
    const limit = Math.min(timeout, this.maxTimeoutMs);
    return { method, path, headers, body: body ?? null, headersTimeout: limit, bodyTimeout: limit };
  }

  private read(options: Dispatcher.DispatchOptions): Promise<WholeResponse> {
    const reader = new ResponseReader();
    this.guard.dispatch(options, reader);
    return reader.response;
  }

  private async readJson(options: Dispatcher.DispatchOptions): Promise<JsonResponse> {
    return toJsonResponse(await this.read(options));
  }

  private waitForText(shared: CacheableRequest): Promise<TextResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<TextResponse>();
    const handler = new ResponseReader();
    handler.response.then((response) => resolve(toTextResponse(response)), reject);
    const waiter = {
      deliver: (cached: CachedResponse) => resolve({ status: 200, body: cached.readText() }),
      requestAlone: () => void this.readText(shared).then(resolve, reject),
      fail: reject,
    };
    const leave = this.cache.wait(shared, { waiter, handler });
    const timer = setTimeout(() => {
      leave();
      reject(new AppError('UPSTREAM_UNAVAILABLE'));
    }, PAGE_REQUEST_TIMEOUT_MS);
    return promise.finally(() => clearTimeout(timer));
  }

  private async readText(request: Pick<CacheableRequest, 'path' | 'language'>): Promise<TextResponse> {
    return toTextResponse(await this.read(this.toAnonymousRequest(request)));
  }
}
