import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { GatewayMetrics } from '../../metrics/gateway-metrics.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { getRequestId, REQUEST_ID_HEADER } from '../request-id.ts';

/**
 * Sends stored responses before any other step runs, because the steps cost several times as much as such a response.
 * All other requests go to `steps`.
 */
export function serveCachedFirst(
  steps: RequestListener,
  upstream: Upstream,
  log: Logger,
  metrics?: GatewayMetrics,
): RequestListener {
  const isLogging = log.isLevelEnabled('debug');
  return function handleRequest(request, response) {
    const hit = upstream.findCached(request);
    if (!hit) {
      steps(request, response);
      return;
    }
    const started = performance.now();
    const id = getRequestId(request);
    if (metrics)
      response.once('finish', () => {
        metrics.countRequest('api', response.statusCode, (performance.now() - started) / 1000);
        metrics.countApiResponse(hit.state);
      });
    hit.response.send(request, response, hit, [REQUEST_ID_HEADER, id]);
    if (isLogging)
      log.debug({ id, method: request.method, path: request.url?.split('?')[0] }, 'responded from the cache');
  };
}
