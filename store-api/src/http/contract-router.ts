import type { Call, Permission } from '@fakos/shared-kit/api/contract';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { ShopDatabase } from '../database/schema.ts';
import { findSession, type Session } from '../sessions/sessions.repo.ts';
import type { ApiSettings } from '../settings.ts';
import type { Language } from '../text/translate.ts';
import type { AnyEndpoint, Endpoint } from './endpoint.ts';
import { Failure } from './failure.ts';
import type { Metrics } from './metrics.ts';
import { bodyKindOf, rawBodyOf, readBody } from './read-body.ts';
import { readUpload, type Upload } from './read-upload.ts';
import { languageOf } from './request-language.ts';
import { validationMessages } from './validation-messages.ts';

/** What the router needs beside the endpoints. */
export interface RouterParts {
  readonly db: ShopDatabase;
  readonly log: Logger;
  readonly config: ApiSettings;
  /** Counts and times what is answered. */
  readonly metrics?: Metrics;
  /** Checks every answer against the contract; off in production. */
  readonly checkAnswers: boolean;
  /** True from when the API began to close. */
  readonly isClosing?: () => boolean;
}

const ADDRESS = /^\/(?:backend\/)?api\/([a-z0-9-]+)\.php$/;

/** How logs and metrics name a call, for example `GET posts featured`. */
function nameOf({ method, resource, action }: { method: string; resource: string; action?: string }): string {
  return [method, resource, action].filter(Boolean).join(' ');
}

/** Answers `/backend/api/NAME.php` and `/api/NAME.php`: match, authorise, parse, call, check. */
export function contractRouter(endpoints: readonly AnyEndpoint[], parts: RouterParts): RequestHandler {
  const byResource = Map.groupBy(endpoints, (endpoint) => endpoint.call.resource);
  return async function routeCall(request: Request, response: Response, next: NextFunction) {
    const resource = ADDRESS.exec(request.path)?.[1];
    if (resource === undefined) return next();
    const candidates = candidatesFor(byResource.get(resource) ?? [], request);
    if (candidates[0]?.kind === 'raw') {
      const raw = candidates[0];
      response.locals.call = nameOf(raw.call);
      authorise(raw.call.permission, raw.call.resource, await sessionOf(request, parts.db));
      return raw.handle(request, response, languageOf(request));
    }
    const kind = bodyKindOf(request);
    // A file is read only for somebody who may send it, so an upload's action stands in its address.
    const read = kind === 'upload' ? nothingRead : { body: await readBody(request, response) };
    const endpoint = chooseAction(candidates as Endpoint[], request, read.body);
    response.locals.call = nameOf(endpoint.call);
    const session = await sessionOf(request, parts.db);
    authorise(endpoint.call.permission, resource, session);
    if (kind !== 'json' && endpoint.options.body !== kind) throw new Failure('UNSUPPORTED_MEDIA');
    const upload = kind === 'upload' ? await readUpload(request, response) : read;
    await answer(endpoint, { request, response, session, parts, ...upload });
  };
}

const nothingRead: Upload = { body: {} };

function candidatesFor(endpoints: readonly AnyEndpoint[], request: Request): AnyEndpoint[] {
  if (endpoints.length === 0) throw new Failure('NOT_FOUND');
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const candidates = endpoints.filter((endpoint) => endpoint.call.method === method);
  if (candidates.length > 0) return candidates;
  const allowed = [...new Set(endpoints.map((endpoint) => endpoint.call.method))];
  throw new Failure('METHOD_NOT_ALLOWED', { headers: { Allow: allowed.join(', ') } });
}

function chooseAction(candidates: readonly Endpoint[], request: Request, body: Record<string, unknown>): Endpoint {
  const asked = request.query.action ?? body.action;
  const find = (action: unknown) => candidates.find((endpoint) => endpoint.call.action === action);
  // The specification addresses one thing by its slug alone.
  const chosen = asked === undefined && 'slug' in request.query ? (find('get') ?? find(undefined)) : find(asked);
  if (!chosen) throw new Failure('NOT_FOUND');
  return chosen;
}

function sessionOf(request: Request, db: ShopDatabase): Promise<Session | null> {
  const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  return token === undefined ? Promise.resolve(null) : findSession(db, token);
}

function authorise(permission: Permission, resource: string, session: Session | null): void {
  if (permission === 'public') return;
  if (!session) throw new Failure('NOT_SIGNED_IN', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (permission === 'user') return;
  // A generated first password was printed on a screen: it opens nothing but its own change.
  const isTrusted = !session.user.must_change_password || resource === 'login';
  if (session.user.role !== 'admin' || !isTrusted) throw new Failure('FORBIDDEN');
}

interface Exchange extends Upload {
  readonly request: Request;
  readonly response: Response;
  readonly session: Session | null;
  readonly parts: RouterParts;
}

async function answer(endpoint: Endpoint, exchange: Exchange): Promise<void> {
  const { request, response, session, parts } = exchange;
  const { call, options } = endpoint;
  const language = languageOf(request);
  const id = String(response.locals.requestId);
  const query = parse(call.query, request.query, language);
  const body = parse(call.body, exchange.body, language);
  // PostgreSQL takes no NUL, and no address that anybody means has one. What bodies may hold, contracts say.
  if (request.url.includes('%00')) throw new Failure('BAD_REQUEST');
  const handled = await endpoint.handle({
    query,
    body,
    file: exchange.file,
    session,
    language,
    db: parts.db,
    config: parts.config,
    // What few calls ask for are functions, not getters: V8 keeps what an object's own getter knows until the next full
    // garbage collection, which here is the whole request.
    log: () => parts.log.child({ requestId: id }),
    request: {
      id,
      address: () => request.ip ?? '',
      header: (name) => request.get(name),
      rawBody: () => rawBodyOf(request),
    },
  });
  const result = { success: true, ...handled };
  if (parts.checkAnswers) checkAnswer(call, result);
  const isPrivate = request.method !== 'GET' || session !== null || call.permission !== 'public' || options.private;
  response.setHeader('Cache-Control', isPrivate ? 'no-store' : 'no-cache');
  response.setHeader('Content-Language', language);
  response.setHeader('Vary', 'Accept-Language, Authorization');
  response.json(result);
}

function parse(schema: z.ZodType, input: unknown, language: Language): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Failure('VALIDATION', { fields: validationMessages(parsed.error.issues, schema, input, language) });
}

function checkAnswer(call: Call, result: unknown): void {
  const checked = call.answer.safeParse(result);
  if (checked.success) return;
  throw new Error(`The answer to ${nameOf(call)} breaks its contract: ${checked.error.message}`);
}
