import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Upper bounds of the durations' buckets, in seconds. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Kinds of requests. */
export type RequestKind = 'page' | 'api' | 'file' | 'other';

/**
 * Metrics of a gateway for Prometheus. Labels name kinds, remotes, published releases and reasons only, so that requests
 * cannot create new labels. Create one per process.
 */
export class GatewayMetrics {
  readonly registry = new Registry();
  private readonly requests = this.createCounter(
    'fakos_gateway_requests_total',
    'Requests by kind (page, api, file, other) and HTTP status.',
    ['kind', 'status'],
  );
  private readonly apiCache = this.createCounter(
    'fakos_gateway_api_cache_total',
    'API responses by origin: hit, stale or miss of the cache; none where the response is not shared.',
    ['state'],
  );
  private readonly duration = this.createHistogram(
    'fakos_gateway_request_seconds',
    'Seconds from a request to the end of its response, by kind.',
    ['kind'],
  );
  private readonly views = this.createCounter('fakos_remote_views_total', 'Page views that show a release.', [
    'remote',
    'release',
  ]);
  private readonly renders = this.createHistogram(
    'fakos_render_seconds',
    'Seconds that a page took to render on the server, its API requests included, by the remote of its address (shell for pages of its own). Pages from the page cache are not rendered.',
    ['remote', 'release'],
  );
  private readonly renderFailures = this.createCounter(
    'fakos_render_failures_total',
    'Pages that the server could not render, and failures of server code, by the release that caused them (unknown where none is named) and reason.',
    ['remote', 'release', 'reason'],
  );
  private readonly failures = this.createCounter(
    'fakos_remote_failures_total',
    'Failures of a release that browsers reported or the gateway found, by phase.',
    ['remote', 'release', 'phase'],
  );
  private readonly rollbacks = this.createCounter(
    'fakos_automatic_rollbacks_total',
    'Releases that the gateway rolled back by itself.',
    ['remote', 'release'],
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts a response and the time that it took. */
  countRequest(kind: RequestKind, status: number, seconds: number): void {
    this.requests.inc({ kind, status });
    this.duration.observe({ kind }, seconds);
  }

  /** Counts where a response of the API came from. */
  countApiResponse(state: string): void {
    this.apiCache.inc({ state });
  }

  countView(remote: string, release: string): void {
    this.views.inc({ remote, release });
  }

  countRender(remote: string, release: string, seconds: number): void {
    this.renders.observe({ remote, release }, seconds);
  }

  countRenderFailure(remote: string, release: string, reason: string): void {
    this.renderFailures.inc({ remote, release, reason });
  }

  countFailure(remote: string, release: string, phase: string): void {
    this.failures.inc({ remote, release, phase });
  }

  countRollback(remote: string, release: string): void {
    this.rollbacks.inc({ remote, release });
  }

  private createCounter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private createHistogram<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: DURATION_BUCKETS, registers: [this.registry] });
  }
}
