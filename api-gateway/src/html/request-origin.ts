import type { Request } from 'express';

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

/** The site's origin as the visitor reached it, such as `https://fakos.example`. An invalid `Host` becomes `localhost`. */
export function getOrigin(request: Request): string {
  const host = request.get('host') ?? '';
  return `${request.protocol}://${HOST.test(host) ? host : 'localhost'}`;
}
