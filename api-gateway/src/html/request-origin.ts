import type { Request } from 'express';

/** Name of the application's setting that holds the site's origin, if it is configured. */
export const PUBLIC_ORIGIN = 'public origin';

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

/** The site's origin, such as `https://fakos.example`: that of PUBLIC_URL, or else the one that the visitor reached. */
export function getOrigin(request: Request): string {
  return (request.app.get(PUBLIC_ORIGIN) as string | undefined) ?? getRequestOrigin(request);
}

/** The origin under which the visitor reached the site. An invalid `Host` becomes `localhost`. */
export function getRequestOrigin(request: Request): string {
  const host = request.get('host') ?? '';
  return `${request.protocol}://${HOST.test(host) ? host : 'localhost'}`;
}
