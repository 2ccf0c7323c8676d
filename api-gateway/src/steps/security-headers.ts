import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const NONCE_BYTES = 16;

/** What development adds: the servers that rebuild a part while it is written, and a script before all others. */
export interface Development {
  readonly origins: readonly string[];
  readonly firstScript: string;
}

/**
 * Security headers, once for every answer. Scripts come from this site only; styles too, besides elements that carry
 * the request's nonce (`response.locals.nonce`).
 */
export function securityHeaders(development?: Development): RequestHandler {
  const extra = development?.origins ?? [];
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
        scriptSrc: ["'self'", ...extra, ...(development ? ["'unsafe-eval'", "'unsafe-inline'"] : [])],
        // Attributes written by server-rendered markup carry sizes and ratios, never anything a visitor typed.
        styleSrcAttr: ["'unsafe-inline'"],
        styleSrcElem: development ? ["'self'", "'unsafe-inline'", ...extra] : ["'self'", nonceOf],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", ...extra],
        connectSrc: ["'self'", ...extra, ...sockets],
        frameSrc: ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.google.com'],
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
