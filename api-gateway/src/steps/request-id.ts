import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** Header that follows a request through every log. */
export const REQUEST_ID_HEADER = 'x-request-id';

const acceptable = /^[\w-]{8,64}$/;

/** The id of a request: one that the edge before us gave, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}

/** Gives every request an id. */
export function requestId(): RequestHandler {
  return (request, response, next) => {
    const id = requestIdOf(request);
    request.headers[REQUEST_ID_HEADER] = id;
    response.setHeader(REQUEST_ID_HEADER, id);
    next();
  };
}
