import type { Request } from 'express';

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

/** Where the visitor reached the site, such as `https://fakos.example`. A host that cannot be one is not repeated. */
export function originOf(request: Request): string {
  const host = request.get('host') ?? '';
  return `${request.protocol}://${HOST.test(host) ? host : 'localhost'}`;
}
