import type { RequestListener } from 'node:http';

/** How long browsers remember that the site is reached by HTTPS only, in seconds: a year. */
const MAX_AGE_S = 31_536_000;

/**
 * Makes browsers use HTTPS only, where the site's address is one of HTTPS. Other subdomains are not included, because
 * they may be other sites.
 */
export function strictTransport(listener: RequestListener, publicUrl: string | undefined): RequestListener {
  if (!publicUrl?.startsWith('https:')) return listener;
  return (request, response) => {
    response.setHeader('Strict-Transport-Security', `max-age=${MAX_AGE_S}`);
    listener(request, response);
  };
}
