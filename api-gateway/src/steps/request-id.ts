import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Header that follows a request through every log. */
export const REQUEST_ID_HEADER = 'x-request-id';

const acceptable = /^[\w-]{8,64}$/;

/** Gives every request an id, keeping one that the edge before us gave. */
export function requestId(): RequestHandler {
  return (request, response, next) => {
    const given = request.get(REQUEST_ID_HEADER);
    const id = given && acceptable.test(given) ? given : randomUUID();
    request.headers[REQUEST_ID_HEADER] = id;
    response.setHeader(REQUEST_ID_HEADER, id);
    next();
  };
}
