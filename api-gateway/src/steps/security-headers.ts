import { randomBytes } from 'node:crypto';
import { frameHosts } from '@fakos/shared-kit/html/allow-list';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const NONCE_BYTES = 16;

/** What development adds: the servers that rebuild a part while it is written, and a script before all others. */
export interface Development {
  readonly origins: readonly string[];
  readonly firstScript: string;
}

/** Servers of a developer's own machine, as a policy names them; it has no words for `[::1]`. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Security headers, once for every answer. Scripts run when they carry the request's nonce (`response.locals.nonce`) or
 * are brought by one that does; styles come from this site or carry the nonce.
 *
 * @param parts.imageHosts other sites whose pictures a page may show; none where it is left out
 * @param parts.overrides lets the page take remotes from a developer's own machine, whose builds write plain style elements
 */
export function securityHeaders(parts: {
  development?: Development | undefined;
  imageHosts?: readonly string[];
  overrides: boolean;
}): RequestHandler {
  const { development, imageHosts = [], overrides } = parts;
  const extra = [...(development?.origins ?? []), ...(overrides ? LOOPBACK : [])];
  const sockets = extra.map((origin) => origin.replace('http', 'ws'));
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        // A script that the page's own HTML names may bring others; nothing else runs, wherever it comes from.
        scriptSrc: development
          ? ["'self'", ...extra, "'unsafe-eval'", "'unsafe-inline'"]
          : [nonceOf, "'strict-dynamic'"],
        // Attributes written by server-rendered markup carry sizes and ratios, never anything a visitor typed.
        styleSrcAttr: ["'unsafe-inline'"],
        styleSrcElem: development || overrides ? ["'self'", "'unsafe-inline'", ...extra] : ["'self'", nonceOf],
        // A host without a scheme has the page's own, or the safer one.
        imgSrc: ["'self'", 'data:', 'blob:', ...imageHosts],
        fontSrc: ["'self'", ...extra],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        connectSrc: ["'self'", ...extra, ...sockets],
        frameSrc: ["'self'", ...frameHosts.map((host) => `https://${host}`)],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return (request, response, next) => {
    response.locals.nonce = randomBytes(NONCE_BYTES).toString('base64');
    response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    protect(request, response, next);
  };
}

function nonceOf(_request: unknown, response: unknown): string {
  const { locals } = response as { locals: { nonce: string } };
  return `'nonce-${locals.nonce}'`;
}
