import { AppError } from '@fakos/contracts/errors';
import type { Request, RequestHandler } from 'express';

const readMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses writes that a page of another site makes the visitor's browser send. Programs that are no browsers, such as
 * payment providers, send neither of the two headers and pass.
 */
export function refuseForeignWrites(): RequestHandler {
  return (request, _response, next) => {
    next(readMethods.includes(request.method) || isOwn(request) ? undefined : new AppError('FORBIDDEN'));
  };
}

function isOwn(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  if (origin === undefined) return true;
  const hosts = [request.get('host'), request.host];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
