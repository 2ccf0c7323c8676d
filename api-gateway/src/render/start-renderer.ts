import { removePathLanguage } from '@fakos/contracts/languages';
import type { Logger } from 'pino';
import type { GatewayMetrics } from '../metrics/gateway-metrics.ts';
import type { LiveComposition } from '../releases/composition/live-composition.ts';
import { findRoute } from '../releases/composition/site-routes.ts';
import type { FailureCounts } from '../releases/failure-counts.ts';
import type { GatewaySettings } from '../settings.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { RenderPool } from './render-pool.ts';
import { isServerFailureReason, Renderer } from './renderer.ts';

/** A renderer with its threads. */
export interface RunningRenderer {
  readonly renderer: Renderer;
  close(): Promise<void>;
}

/** Starts the threads that render pages. Every write removes the cached pages. */
export function startRenderer(
  settings: Pick<GatewaySettings, 'RENDER_WORKERS' | 'RENDER_TIMEOUT_MS' | 'RENDER_HEAP_MB' | 'PAGE_CACHE_MB'>,
  parts: {
    upstream: Upstream;
    failures: FailureCounts;
    log: Logger;
    metrics?: GatewayMetrics;
    tracing?: Tracing | undefined;
  },
): RunningRenderer {
  const { upstream, failures, log, metrics, tracing } = parts;
  const pool = new RenderPool({
    workers: settings.RENDER_WORKERS,
    timeoutMs: settings.RENDER_TIMEOUT_MS,
    heapMb: settings.RENDER_HEAP_MB,
    sendApiRequest: (address, language) => upstream.getShared(address, language),
  });
  const renderer = new Renderer({
    pool,
    log,
    tracing,
    pageCacheMb: settings.PAGE_CACHE_MB,
    isNew: (name, version) => failures.isNew(name, version),
    onRendered: (composition, address, seconds) => {
      const { remote, release } = getOwner(composition, address);
      metrics?.countRender(remote, release, seconds);
    },
    onFailure: ({ name = 'unknown', version = 'unknown', phase, reason }, { address, visitor }) => {
      metrics?.countRenderFailure(name, version, reason);
      if (name === 'unknown' || name === 'shell') return;
      const page = address.split('?')[0] ?? '/';
      if (isServerFailureReason(reason)) void failures.countServerFailure({ remote: name, version, reason, page });
      else void failures.countFailure({ remote: name, version, phase, code: 'REMOTE_RENDER_FAILED', page }, visitor);
    },
  });
  const stopListening = upstream.onPurge(() => renderer.purge());
  return {
    renderer,
    close: async () => {
      stopListening();
      await pool.close();
    },
  };
}

/** The remote whose route serves an address; the shell for its own pages and for addresses without a route. */
function getOwner(composition: LiveComposition, address: string): { remote: string; release: string } {
  const path = removePathLanguage(address.split('?')[0] ?? '/').slice(1);
  const route = findRoute(composition, path);
  const owner = composition.remotes.find(({ manifest }) => manifest.routes.some((own) => own === route));
  return owner
    ? { remote: owner.manifest.id, release: owner.manifest.version }
    : { remote: 'shell', release: composition.shell.version };
}
