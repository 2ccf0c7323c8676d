import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@fakos/contracts/errors';
import { type Request, type RequestHandler, Router } from 'express';
import type { GatewayMetrics, RequestKind } from '../metrics/gateway-metrics.ts';

/** Headers that proxies add. A request with one of them does not come from this machine, whatever its connection says. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'];
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** Counts and times every request. */
export function observeRequests(metrics: GatewayMetrics): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const kind = getKind(request.path);
    response.once('finish', () => {
      const isPage = kind === 'other' && String(response.getHeader('content-type')).startsWith('text/html');
      metrics.countRequest(isPage ? 'page' : kind, response.statusCode, (performance.now() - started) / 1000);
      if (kind === 'api') metrics.countApiResponse(String(response.getHeader('x-cache') ?? 'none'));
    });
    next();
  };
}

/** `GET /metrics` for Prometheus: with the token, or from this machine without a proxy. 404 for all others. */
export function metricsPage(metrics: GatewayMetrics, token: string | undefined): Router {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    if (!isFromThisMachine(request) && !hasToken(request, token)) throw new AppError('NOT_FOUND');
    response
      .type(metrics.registry.contentType)
      .setHeader('Cache-Control', 'no-store')
      .send(await metrics.registry.metrics());
  });
  return router;
}

function getKind(path: string): RequestKind {
  if (path.startsWith('/backend/api/') || path.startsWith('/api/')) return 'api';
  return /^\/(?:assets|remotes|remotes~\w+|backend\/uploads)\//.test(path) ? 'file' : 'other';
}

function isFromThisMachine(request: Request): boolean {
  return LOOPBACK.test(request.socket.remoteAddress ?? '') && !PROXY_HEADERS.some((name) => request.headers[name]);
}

function hasToken(request: Request, token: string | undefined): boolean {
  const [, given] = /^Bearer (.+)$/.exec(request.get('authorization') ?? '') ?? [];
  if (!token || !given) return false;
  // Of equal length, as the comparison requires.
  const [one, other] = [token, given].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
