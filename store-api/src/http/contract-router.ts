import { hasSecretParameter } from '@fakos/contracts/caching';
import type { Endpoint } from '@fakos/contracts/endpoint';
import { hasPermission } from '@fakos/contracts/permissions';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { Failure } from '../errors/failure.ts';
import { validationMessages } from '../errors/validation-messages.ts';
import type { Language } from '../text/translate.ts';
import { getBodyKind, getRawBody, readBody } from './read-body.ts';
import { readUpload, type Upload } from './read-upload.ts';
import type { RequestSession } from './request-context.ts';
import { getLanguage } from './request-language.ts';
import type { EndpointRoute, HandlerContext, Route, StaffWrite } from './route.ts';

/** Dependencies of the router, injected by main.ts. */
export interface RouterParts<Services extends object, Session extends RequestSession> {
  /** Passed on to every handler. */
  readonly services: Services;
  /** The open session of a bearer token. */
  findSession(token: string): Promise<Session | null>;
  /** Runs a write of staff and records it once it has succeeded. */
  recordWrite?(write: StaffWrite<Session>, handle: () => Promise<object>): Promise<object>;
  readonly log: Logger;
  /** Checks every response against its contract; off in production. */
  readonly checkResponses: boolean;
}

const ADDRESS = /^\/(?:backend\/)?api\/([a-z0-9-]+)\.php$/;

/** The endpoint's name in logs and metrics, for example `GET posts featured`. */
function getEndpointName({ method, resource, action }: { method: string; resource: string; action?: string }): string {
  return [method, resource, action].filter(Boolean).join(' ');
}

/** Serves `/backend/api/NAME.php` and `/api/NAME.php`: match, authorise, parse, handle, check. */
export function contractRouter<Services extends object, Session extends RequestSession>(
  routes: readonly Route<Services, Session>[],
  parts: RouterParts<Services, Session>,
): RequestHandler {
  const byResource = Map.groupBy(routes, (route) => route.endpoint.resource);
  return async function routeRequest(request: Request, response: Response, next: NextFunction) {
    const resource = ADDRESS.exec(request.path)?.[1];
    if (resource === undefined) return next();
    const candidates = findCandidates(byResource.get(resource) ?? [], request);
    if (candidates[0]?.kind === 'raw') {
      const raw = candidates[0];
      response.locals.endpoint = getEndpointName(raw.endpoint);
      authorise(raw.endpoint, limitSession(raw.endpoint, await findRequestSession(request, parts)));
      return raw.handle(request, response, getLanguage(request), parts.services);
    }
    const kind = getBodyKind(request);
    // An upload names its action in the address: its file is read only after the permission check.
    const read = kind === 'upload' ? emptyUpload : { body: await readBody(request, response) };
    const route = chooseAction(candidates, request, read.body);
    response.locals.endpoint = getEndpointName(route.endpoint);
    const session = limitSession(route.endpoint, await findRequestSession(request, parts));
    authorise(route.endpoint, session);
    if (kind !== 'json' && route.options.body !== kind) throw new Failure('UNSUPPORTED_MEDIA');
    const upload = kind === 'upload' ? await readUpload(request, response) : read;
    await respond(route, parts, { request, response, session, ...upload });
  };
}

const emptyUpload: Upload = { body: {} };

function findCandidates<R extends Route<never, never>>(routes: readonly R[], request: Request): R[] {
  if (routes.length === 0) throw new Failure('NOT_FOUND');
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const candidates = routes.filter((route) => route.endpoint.method === method);
  if (candidates.length > 0) return candidates;
  const allowed = [...new Set(routes.map((route) => route.endpoint.method))];
  throw new Failure('METHOD_NOT_ALLOWED', { headers: { Allow: allowed.join(', ') } });
}

function chooseAction<Services extends object, Session extends RequestSession>(
  candidates: readonly Route<Services, Session>[],
  request: Request,
  body: Record<string, unknown>,
): EndpointRoute<Services, Session> {
  const asked = request.query.action ?? body.action;
  const find = (action: unknown) =>
    candidates.find((route) => route.kind === 'endpoint' && route.endpoint.action === action);
  // The specification identifies a single resource by its slug alone.
  const chosen = asked === undefined && 'slug' in request.query ? (find('get') ?? find(undefined)) : find(asked);
  if (chosen?.kind !== 'endpoint') throw new Failure('NOT_FOUND');
  return chosen;
}

function findRequestSession<Session extends RequestSession>(
  request: Request,
  { findSession }: Pick<RouterParts<object, Session>, 'findSession'>,
): Promise<Session | null> {
  const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  return token === undefined ? Promise.resolve(null) : findSession(token);
}

type Addressed = Pick<Endpoint, 'resource' | 'method' | 'permission' | 'action'>;

/**
 * A session of staff who must set up two-step login first: it reads public pages as a visitor, and only its own
 * set-up as a user.
 */
function limitSession<Session extends RequestSession>(
  { resource, method, permission, action = '' }: Addressed,
  session: Session | null,
): Session | null {
  if (!session?.user.must_set_up_two_step || resource === 'login') return session;
  if (permission === 'public') return null;
  const isOwnProfile = method === 'GET' && action === '';
  if (resource === 'profile' && (isOwnProfile || action.startsWith('two-step'))) return session;
  throw new Failure('FORBIDDEN', { reason: 'twoStepSetUp', extra: { two_step: 'set-up' } });
}

function authorise({ permission, resource }: Addressed, session: RequestSession | null): void {
  if (permission === 'public') return;
  if (!session) throw new Failure('NOT_SIGNED_IN', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (permission === 'user') return;
  // A generated first password was printed on a screen: it only allows changing itself.
  const isTrusted = !session.user.must_change_password || resource === 'login';
  if (!hasPermission(session.user.role, permission) || !isTrusted) throw new Failure('FORBIDDEN');
}

interface Exchange<Session extends RequestSession> extends Upload {
  readonly request: Request;
  readonly response: Response;
  readonly session: Session | null;
}

async function respond<Services extends object, Session extends RequestSession>(
  route: EndpointRoute<Services, Session>,
  parts: RouterParts<Services, Session>,
  { request, response, session, ...upload }: Exchange<Session>,
): Promise<void> {
  const { endpoint } = route;
  const language = getLanguage(request);
  const id = String(response.locals.requestId);
  const query = parse(endpoint.query, request.query, language);
  const body = parse(endpoint.body, upload.body, language);
  // PostgreSQL rejects NUL characters, and no valid address contains one. The contracts check bodies.
  if (request.url.includes('%00')) throw new Failure('BAD_REQUEST');
  const context: HandlerContext<Services, Session> = {
    ...parts.services,
    query,
    body,
    file: upload.file,
    addCookie: (cookie) => void response.append('Set-Cookie', cookie),
    session,
    language,
    // Functions instead of getters: V8 keeps what an object's own getter references, here the whole request, until the
    // next full garbage collection.
    log: () => parts.log.child({ requestId: id }),
    request: {
      id,
      address: () => request.ip ?? '',
      header: (name) => request.get(name),
      rawBody: () => getRawBody(request),
    },
  };
  const handled = await handleRecorded(route, parts, context);
  const result = { success: true, ...handled };
  if (parts.checkResponses) checkResponse(endpoint, result);
  response.setHeader('Cache-Control', isShared(endpoint, request, session) ? 'no-cache' : 'no-store');
  response.setHeader('Content-Language', language);
  response.setHeader('Vary', 'Accept-Language, Authorization');
  response.json(result);
}

/** True for a response that every visitor may read; browsers store it then. */
function isShared({ cache }: Endpoint, request: Request, session: RequestSession | null): boolean {
  const isPublic = request.method === 'GET' && session === null && !hasSecretParameter(request.url);
  return isPublic && cache !== undefined && cache !== 'none';
}

/** Handles the request; a write of an endpoint that is for staff alone is recorded, unless its contract says otherwise. */
function handleRecorded<Services extends object, Session extends RequestSession>(
  { endpoint, handle }: EndpointRoute<Services, Session>,
  { recordWrite }: RouterParts<Services, Session>,
  context: HandlerContext<Services, Session>,
): Promise<object> {
  const { session, query, body, file } = context;
  const { method, permission, record } = endpoint;
  if (!recordWrite || !session || method === 'GET' || record === 'none') return handle(context);
  if (permission === 'public' || permission === 'user') return handle(context);
  return recordWrite({ endpoint, permission, session, query, body, file: file?.name }, () => handle(context));
}

function parse(schema: z.ZodType, input: unknown, language: Language): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Failure('VALIDATION', { fields: validationMessages(parsed.error.issues, schema, input, language) });
}

function checkResponse(endpoint: Endpoint, result: unknown): void {
  const checked = endpoint.response.safeParse(result);
  if (checked.success) return;
  throw new Error(`The response of ${getEndpointName(endpoint)} does not match its contract: ${checked.error.message}`);
}
