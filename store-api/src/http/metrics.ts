import { type RequestHandler, Router } from 'express';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Upper bounds of the duration's buckets, in seconds. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics for Prometheus. Labels name endpoints of the contract only, so that requests cannot create new labels. */
export interface Metrics {
  readonly registry: Registry;
  /** Counts and times each request. */
  readonly observe: RequestHandler;
  /** `GET /metrics`, on the API's own port; the gateway does not pass it on. */
  readonly routes: Router;
}

/** Collects metrics of the process and of the endpoints. Create one per process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['call', 'status'];
  const requests = new Counter({
    name: 'fakos_api_requests_total',
    help: 'Requests by endpoint and HTTP status.',
    labelNames,
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'fakos_api_request_seconds',
    help: 'Seconds from a request to the end of its response, by endpoint.',
    labelNames: ['call'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  const routes = Router();
  routes.get('/metrics', async (_request, response) => {
    response
      .type(registry.contentType)
      .setHeader('Cache-Control', 'no-store')
      .send(await registry.metrics());
  });
  return {
    registry,
    routes,
    observe(_request, response, next) {
      const stop = duration.startTimer();
      response.once('finish', () => {
        const call = String(response.locals.endpoint ?? 'none');
        stop({ call });
        requests.inc({ call, status: response.statusCode });
      });
      next();
    },
  };
}
