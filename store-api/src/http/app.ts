import { type ParsedUrlQuery, parse } from 'node:querystring';
import express, { type ErrorRequestHandler, type Express } from 'express';
import manifest from '../../package.json' with { type: 'json' };
import { openApiRoutes } from '../openapi/openapi-routes.ts';
import { serveUploads } from '../pictures/serve-uploads.ts';
import { contractRouter, type RouterParts } from './contract-router.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { asFailure, envelopeOf, Failure } from './failure.ts';
import { healthRoutes } from './health.ts';
import { requestId } from './request-id.ts';
import { languageOf } from './request-language.ts';

const SERVER_ERROR = 500;

/** The API as an Express application, readable from top to bottom. */
export function createApp(endpoints: readonly AnyEndpoint[], parts: RouterParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', queryParser());
  // Only our own gateway, on this machine, may say whom it asks for.
  app.set('trust proxy', 'loopback');
  app.use(requestId(parts.log));
  app.use(function secureAnswers(_request, response, next) {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  });
  if (parts.metrics) app.use(parts.metrics.observe);
  // Calls come first: what a request passes on its way costs each of them.
  app.use(contractRouter(endpoints, parts));
  app.use(healthRoutes(parts.db, parts.isClosing));
  if (parts.metrics) app.use(parts.metrics.routes);
  app.use(openApiRoutes(endpoints, manifest.version));
  app.use(serveUploads(parts.config.DATA_DIR));
  app.use(() => {
    throw new Failure('NOT_FOUND');
  });
  app.use(answerFailure(parts));
  return app;
}

/** Express reads the query anew at every look at it; looks at the same one follow each other. */
function queryParser(): (text: string) => ParsedUrlQuery {
  let last = '';
  let query: ParsedUrlQuery = {};
  return function parseQuery(text) {
    if (text !== last) query = parse(text);
    last = text;
    return query;
  };
}

function answerFailure(parts: RouterParts): ErrorRequestHandler {
  return function answerWithEnvelope(thrown, request, response, next) {
    if (response.headersSent) return next(thrown);
    const failure = asFailure(thrown);
    if (failure.status === SERVER_ERROR) {
      parts.log.error({ requestId: response.locals.requestId, ...traceOf(failure) }, 'failed');
    }
    response.status(failure.status).set(failure.headers);
    response.setHeader('Cache-Control', 'no-store');
    response.vary('Accept-Language, Authorization');
    response.json(envelopeOf(failure, languageOf(request)));
  };
}

/** Only what names the fault: database errors also carry the values of the row, which are people's. */
function traceOf(failure: Failure) {
  const fault = failure.cause instanceof Error ? failure.cause : failure;
  return { error: fault.message, stack: fault.stack };
}
