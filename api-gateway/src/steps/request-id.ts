import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** Header with the id of a request, which every log names. */
export const REQUEST_ID_HEADER = 'x-request-id';

const acceptable = /^[\w-]{8,64}$/;

/** The id that a proxy in front gave the request, else a new one. */
export function getRequestId(request: IncomingMessage): string {
  const given = request.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}

/** Gives every request an id. */
export function requestId(): RequestHandler {
  return (request, response, next) => {
    const id = getRequestId(request);
    request.headers[REQUEST_ID_HEADER] = id;
    response.setHeader(REQUEST_ID_HEADER, id);
    next();
  };
}
