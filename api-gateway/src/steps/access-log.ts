import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Logs each response without personal data: no IP address, no query string, no cookie. */
export function accessLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const path = request.path;
    response.on('finish', () => {
      const fields = {
        id: request.headers[REQUEST_ID_HEADER],
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
      };
      if (response.statusCode >= 500) log.error(fields, 'responded');
      else log.debug(fields, 'responded');
    });
    next();
  };
}
