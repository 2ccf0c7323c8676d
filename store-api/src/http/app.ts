import { type ParsedUrlQuery, parse } from 'node:querystring';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import manifest from '../../package.json' with { type: 'json' };
import { Failure } from '../errors/failure.ts';
import { contractRouter, type RouterParts } from './contract-router.ts';
import { toFailure, toFailureEnvelope } from './failure-response.ts';
import type { Metrics } from './metrics.ts';
import { openApiRoutes } from './openapi.ts';
import type { RequestSession } from './request-context.ts';
import { requestId } from './request-id.ts';
import { getLanguage } from './request-language.ts';
import type { Route } from './route.ts';

const SERVER_ERROR = 500;

/** Dependencies of the application, injected by main.ts. */
export interface AppParts<Services extends object, Session extends RequestSession>
  extends RouterParts<Services, Session> {
  /** Counts and times the requests. */
  readonly metrics?: Metrics;
  /** Rejects while the database cannot be reached. */
  checkDatabase(): Promise<unknown>;
  /** True from when the API began to close. */
  isClosing?(): boolean;
  /** Why the storage of the shop's files cannot be reached at present. */
  getStorageProblem?(): string | undefined;
  /** Serves the stored files under `/backend/uploads`. */
  readonly uploads?: RequestHandler;
}

/** The API as an Express application, readable from top to bottom. */
export function createApp<Services extends object, Session extends RequestSession>(
  routes: readonly Route<Services, Session>[],
  parts: AppParts<Services, Session>,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', queryParser());
  // The gateway runs on the same machine; forwarded client addresses of any other peer are ignored.
  app.set('trust proxy', 'loopback');
  app.use(requestId(parts.log));
  app.use(function setSecurityHeaders(_request, response, next) {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  });
  if (parts.metrics) app.use(parts.metrics.observe);
  // The contracts come first, because every handler before them adds to each request's time.
  app.use(contractRouter(routes, parts));
  app.use(healthRoutes(parts));
  if (parts.metrics) app.use(parts.metrics.routes);
  app.use(openApiRoutes(routes, manifest.version));
  if (parts.uploads) app.use(parts.uploads);
  app.use(() => {
    throw new Failure('NOT_FOUND');
  });
  app.use(failureHandler(parts.log));
  return app;
}

/** Express parses the query again at every access; consecutive accesses mostly concern the same query. */
function queryParser(): (text: string) => ParsedUrlQuery {
  let last = '';
  let query: ParsedUrlQuery = {};
  return function parseQuery(text) {
    if (text !== last) query = parse(text);
    last = text;
    return query;
  };
}

type HealthParts = Pick<AppParts<object, RequestSession>, 'checkDatabase' | 'getStorageProblem' | 'isClosing'>;

/**
 * `/healthz`: the process runs. `/readyz`: it also reaches the database and is not closing, else 503. Its status is `degraded`
 * while the storage of the shop's files does not respond: everything else is served, and images from copies.
 */
function healthRoutes({ checkDatabase, getStorageProblem, isClosing }: HealthParts): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ success: true });
  });
  router.get('/readyz', async (_request, response) => {
    if (isClosing?.()) throw new Failure('UPSTREAM_UNAVAILABLE');
    await checkDatabase().catch((cause: unknown) => {
      throw new Failure('UPSTREAM_UNAVAILABLE', { cause });
    });
    const problem = getStorageProblem?.();
    const state = problem === undefined ? { status: 'ok' } : { status: 'degraded', problems: [problem] };
    response.setHeader('Cache-Control', 'no-store').json({ success: true, ...state });
  });
  return router;
}

function failureHandler(log: Logger): ErrorRequestHandler {
  return function sendFailure(thrown, request, response, next) {
    if (response.headersSent) return next(thrown);
    const failure = toFailure(thrown);
    // Without a cause it is an expected state, such as closing, and not an internal error.
    if (failure.status === SERVER_ERROR || (failure.status > SERVER_ERROR && failure.cause !== undefined)) {
      log.error({ requestId: response.locals.requestId, ...getTrace(failure) }, 'request failed');
    }
    response.status(failure.status).set(failure.headers);
    response.setHeader('Cache-Control', 'no-store');
    response.vary('Accept-Language, Authorization');
    response.json(toFailureEnvelope(failure, getLanguage(request)));
  };
}

/** Message and stack only: database errors also carry the row's values, which are personal data. */
function getTrace(failure: Failure) {
  const error = failure.cause instanceof Error ? failure.cause : failure;
  return { error: error.message, stack: error.stack };
}
