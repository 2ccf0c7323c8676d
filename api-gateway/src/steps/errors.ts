import { errorStatuses } from '@fakos/contracts/error-statuses';
import { AppError } from '@fakos/contracts/errors';
import el from '@fakos/contracts/locales/el.json' with { type: 'json' };
import en from '@fakos/contracts/locales/en.json' with { type: 'json' };
import type { ErrorRequestHandler, Request } from 'express';
import type { Logger } from 'pino';
import { endAfterBody } from './drain-request-body.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

const RETRY_AFTER_S = 30;
/** After these, the rest of a request's body is not waited for. */
const CLOSING = [408, 413];

/** Responds to an error in the visitor's language: JSON for requests of the API, plain text for all others. */
export function errors(log: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    const id = request.headers[REQUEST_ID_HEADER];
    const error = toAppError(thrown);
    const status = errorStatuses[error.code];
    if (status >= 500) log.error({ id, code: error.code, err: thrown }, 'request failed');
    if (response.headersSent) {
      next(thrown);
      return;
    }
    if (status === 429 || status === 503) response.setHeader('Retry-After', RETRY_AFTER_S);
    response.status(status).setHeader('Cache-Control', 'no-store');
    const message = getTexts(request).errors[error.code];
    const isApi = isApiRequest(request);
    const text = isApi ? JSON.stringify({ success: false, code: error.code, message }) : message;
    response.type(isApi ? 'json' : 'text/plain');
    if (!CLOSING.includes(status) || request.complete) {
      response.send(text);
      return;
    }
    response.set({ Connection: 'close', 'Content-Length': String(Buffer.byteLength(text)) });
    endAfterBody(request, response, text);
  };
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const status = (thrown as { status?: unknown } | undefined)?.status;
  if (status === 404) return new AppError('NOT_FOUND');
  if (status === 400 || status === 403) return new AppError('BAD_REQUEST');
  return new AppError('INTERNAL', {}, { cause: thrown });
}

function isApiRequest({ path }: Request): boolean {
  return path.startsWith('/backend/api/') || path.startsWith('/api/');
}

function getTexts(request: Request): typeof el {
  const wanted = request.query.lang ?? request.acceptsLanguages('el', 'en');
  return wanted === 'en' ? en : el;
}
