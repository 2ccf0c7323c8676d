import { randomBytes } from 'node:crypto';
import { frameHosts } from '@fakos/contracts/html/allow-list';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const NONCE_BYTES = 16;

/** Additions for development: the origins of the development servers, and a script that runs before all others. */
export interface Development {
  readonly origins: readonly string[];
  readonly firstScript: string;
}

/** Servers on a developer's machine. A policy cannot name `[::1]`. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Security headers of every response. Scripts run if they carry the request's nonce (`response.locals.nonce`) or are
 * loaded by one that does; styles come from this site or carry the nonce.
 *
 * @param parts.imageHosts other sites whose images a page may show; none where it is left out
 * @param parts.overrides lets the page load remotes from a developer's machine, whose builds write plain style elements
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
        // The back office shows the site in a frame while its settings are edited.
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        // Scripts that the page's HTML names may load others; no other script runs, whatever its origin.
        scriptSrc: development
          ? ["'self'", ...extra, "'unsafe-eval'", "'unsafe-inline'"]
          : [getNonce, "'strict-dynamic'"],
        // Server-rendered style attributes carry sizes and ratios, never a visitor's input.
        styleSrcAttr: ["'unsafe-inline'"],
        styleSrcElem: development || overrides ? ["'self'", "'unsafe-inline'", ...extra] : ["'self'", getNonce],
        // A host without a scheme is allowed with the page's scheme, or with https.
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

/**
 * Removes the opener policy of a public page: the page of another site that opened it can refer to its window. With the policy,
 * Chromium starts another process for the page when the response arrives, which delays the first paint.
 */
export function allowOpener(response: Response): void {
  response.removeHeader('Cross-Origin-Opener-Policy');
}

function getNonce(_request: unknown, response: unknown): string {
  const { locals } = response as { locals: { nonce: string } };
  return `'nonce-${locals.nonce}'`;
}
