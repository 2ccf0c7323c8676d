import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

const ACCEPTABLE_ID = /^[\w-]{8,64}$/;

/** Assigns every request an id, or accepts the gateway's, and logs the response without query, body and address. */
export function requestId(log: Logger): RequestHandler {
  return function nameRequest(request, response, next) {
    const given = request.get('x-request-id');
    const id = given !== undefined && ACCEPTABLE_ID.test(given) ? given : randomUUID();
    const startedAt = performance.now();
    response.locals.requestId = id;
    response.setHeader('X-Request-Id', id);
    response.on('finish', () => {
      const ms = Math.round(performance.now() - startedAt);
      log.info(
        { requestId: id, method: request.method, path: request.path, status: response.statusCode, ms },
        'answered',
      );
    });
    next();
  };
}
