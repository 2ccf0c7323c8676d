import type { IncomingMessage } from 'node:http';
import { AppError } from '@fakos/shared-kit/errors';
import type { Request, Response } from 'express';
import { type Dispatcher, Pool } from 'undici';
import { MAX_BODY_BYTES } from '../steps/limits.ts';
import { AnswerReader, type WholeAnswer } from './answer-reader.ts';
import type { CachedAnswer, Provenance } from './cached-answer.ts';
import { CALL_TIMEOUT_MS, callTimeout, PAGE_CALL_TIMEOUT_MS } from './call-timeout.ts';
import { GuardedDispatch } from './guarded-dispatch.ts';
import { forwardedHeaders } from './headers.ts';
import { limitedBody } from './limited-body.ts';
import {
  addressIn,
  canonicalPath,
  changesPublicAnswers,
  type PublicAddress,
  publicAddressOf,
} from './public-address.ts';
import { type Found, PublicAnswers, type PurgeListener } from './public-answers.ts';
import type { UpstreamLanguage } from './request-language.ts';
import { ResponsePipe } from './response-pipe.ts';

/** Largest answer that passes, in bytes. */
export const MAX_ANSWER_BYTES = 256 * 1024 * 1024;

const CONNECTIONS = 64;
const CONNECT_TIMEOUT_MS = 5_000;

/** An answer that was read whole. */
export interface ReadAnswer {
  readonly status: number;
  readonly json: unknown;
  readonly retryAfter: string | undefined;
  /** Cookies that the API sets. */
  readonly cookies: string | string[];
}

/** An answer of a public GET. */
export interface PublicText {
  readonly status: number;
  readonly body: string;
}

/** What may differ from one gateway to another. */
export interface UpstreamOptions {
  readonly now?: () => number;
  readonly callTimeoutMs?: number;
  /** Whether public answers are kept; not while the API itself is being written. */
  readonly keepsAnswers?: boolean;
}

/** The API behind the gateway: the embedded store-api or any other that speaks `*.php`. */
export class Upstream {
  private readonly pool: Pool;
  private readonly guard: GuardedDispatch;
  private readonly answers: PublicAnswers;
  private readonly longest: number;
  private readonly keepsAnswers: boolean;

  constructor(origin: string, options: UpstreamOptions = {}) {
    const { now = Date.now, callTimeoutMs = CALL_TIMEOUT_MS, keepsAnswers = true } = options;
    this.longest = callTimeoutMs;
    this.keepsAnswers = keepsAnswers;
    this.pool = new Pool(origin, {
      connections: CONNECTIONS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      maxResponseSize: MAX_ANSWER_BYTES,
    });
    this.guard = new GuardedDispatch(this.pool, now);
    this.answers = new PublicAnswers(this.guard, (address, id) => this.anonymous(address, id), now);
  }

  /** The kept answer to a request, where there is one that can be given at once and to everybody. */
  find(request: IncomingMessage): Found | undefined {
    const address = this.keepsAnswers ? publicAddressOf(request) : undefined;
    return address && this.answers.find(address);
  }

  /** Answers a call: a public GET together with all who ask the same, anything else by passing it on alone. */
  pipe(request: Request, response: Response, fail: (error: AppError) => void): void {
    const { method, originalUrl: url, headers } = request;
    const address = this.keepsAnswers ? publicAddressOf({ method, url, headers }) : undefined;
    if (address) this.share(address, request, response, fail);
    else this.pass(request, response, fail);
  }

  /** Sends a request whose body was read, and reads the answer. */
  async send(request: Request, body: Buffer): Promise<ReadAnswer> {
    const { method, originalUrl } = request;
    const answer = await this.read(
      this.call(method, canonicalPath(originalUrl), forwardedHeaders(request), body.length > 0 ? body : null),
    );
    const { 'retry-after': retryAfter, 'set-cookie': cookies = [] } = answer.headers;
    return { status: answer.status, json: parseJson(answer), retryAfter, cookies };
  }

  /** A GET of the gateway's own, for what a page inlines. `path` begins at the API's base. */
  async get(path: string, language: string): Promise<unknown> {
    const headers = { accept: 'application/json', 'accept-language': language };
    const answer = await this.read(this.call('GET', `/backend/api/${path}`, headers, null, PAGE_CALL_TIMEOUT_MS));
    if (answer.status !== 200) throw new AppError('UPSTREAM_UNAVAILABLE');
    return parseJson(answer);
  }

  /**
   * Reads a public GET as a visitor without a session would get it, out of the same memory and together with them.
   *
   * @param address begins at the API's base, such as `products.php?page=2`
   * @throws AppError UPSTREAM_UNAVAILABLE when no answer comes within {@link PAGE_CALL_TIMEOUT_MS}
   */
  readPublic(address: string, language: UpstreamLanguage): Promise<PublicText> {
    const url = `/backend/api/${address}`;
    const shared = this.keepsAnswers ? addressIn(url, language) : undefined;
    if (!shared) return this.readText({ key: url, path: url, language });
    const found = this.answers.find(shared);
    if (found) return Promise.resolve({ status: 200, body: found.answer.read() });
    return this.waitForText(shared);
  }

  /** A picture of the API, whole. `address` is on this site, such as `/backend/uploads/logos/a.svg`. */
  async getBytes(address: string, limit: number): Promise<Buffer> {
    const headers = { accept: 'image/png,image/svg+xml,image/*' };
    const path = canonicalPath(address);
    const { status, body } = await this.read(this.call('GET', path, headers, null, PAGE_CALL_TIMEOUT_MS));
    if (status !== 200 || body.length > limit) throw new AppError('UPSTREAM_UNAVAILABLE');
    return body;
  }

  /** Hears of every write after which public answers may be others than before; the result stops it. */
  onPurge(listener: PurgeListener): () => void {
    return this.answers.onPurge(listener);
  }

  /** Forgets all public answers, because another gateway passed a write on. */
  purge(): void {
    this.answers.purge('elsewhere');
  }

  /** Reads a request's body, up to a limit in bytes. */
  async readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of request) {
      size += (chunk as Buffer).length;
      if (size > limit) throw new AppError('TOO_LARGE');
      chunks.push(chunk as Buffer);
    }
    return Buffer.concat(chunks);
  }

  /** Lets go of all connections once their answers are through. */
  close(): Promise<void> {
    return this.pool.close();
  }

  private share(address: PublicAddress, request: Request, response: Response, fail: (error: AppError) => void): void {
    const found = this.answers.find(address);
    if (found) {
      found.answer.send(request, response, found);
      return;
    }
    const waiting = {
      deliver: (answer: CachedAnswer, how: Provenance) => answer.send(request, response, how),
      apart: () => this.pass(request, response, fail),
      fail,
    };
    const handler = new ResponsePipe(request, response, fail);
    const leave = this.answers.wait(address, { waiting, handler }, request.get('x-request-id'));
    response.on('close', leave);
  }

  private pass(request: Request, response: Response, fail: (error: AppError) => void): void {
    const { method, originalUrl } = request;
    const body = method === 'GET' || method === 'HEAD' ? null : limitedBody(request, MAX_BODY_BYTES);
    const observe = changesPublicAnswers(method, originalUrl) ? this.purgeAfter : undefined;
    const call = this.call(method, canonicalPath(originalUrl), forwardedHeaders(request), body);
    this.guard.dispatch(call, new ResponsePipe(request, response, fail, observe));
  }

  /** A write that was refused changed nothing; one that failed or got lost may have. */
  private readonly purgeAfter = (status: number | undefined): void => {
    if (status === undefined || status < 400 || status >= 500) this.answers.purge('here');
  };

  private anonymous({ path, language }: PublicAddress, requestId?: string): Dispatcher.DispatchOptions {
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language };
    if (requestId !== undefined) headers['x-request-id'] = requestId;
    return this.call('GET', path, headers, null);
  }

  private call(
    method: string,
    path: string,
    headers: Record<string, string | string[]>,
    body: Dispatcher.DispatchOptions['body'],
    timeout = callTimeout(method, path),
  ): Dispatcher.DispatchOptions {
    const limit = Math.min(timeout, this.longest);
    return { method, path, headers, body: body ?? null, headersTimeout: limit, bodyTimeout: limit };
  }

  private read(call: Dispatcher.DispatchOptions): Promise<WholeAnswer> {
    const reader = new AnswerReader();
    this.guard.dispatch(call, reader);
    return reader.answer;
  }

  private waitForText(address: PublicAddress): Promise<PublicText> {
    const { promise, resolve, reject } = Promise.withResolvers<PublicText>();
    const handler = new AnswerReader();
    handler.answer.then((answer) => resolve(textOf(answer)), reject);
    const waiting = {
      deliver: (answer: CachedAnswer) => resolve({ status: 200, body: answer.read() }),
      apart: () => void this.readText(address).then(resolve, reject),
      fail: reject,
    };
    const leave = this.answers.wait(address, { waiting, handler });
    const impatience = setTimeout(() => {
      leave();
      reject(new AppError('UPSTREAM_UNAVAILABLE'));
    }, PAGE_CALL_TIMEOUT_MS);
    return promise.finally(() => clearTimeout(impatience));
  }

  private async readText(address: PublicAddress): Promise<PublicText> {
    return textOf(await this.read(this.anonymous(address)));
  }
}

function textOf({ status, body }: WholeAnswer): PublicText {
  return { status, body: body.toString() };
}

function parseJson({ body }: WholeAnswer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw new AppError('UPSTREAM_UNAVAILABLE', {}, { cause });
  }
}
