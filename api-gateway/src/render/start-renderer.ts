import type { Logger } from 'pino';
import type { FailureCounts } from '../releases/failure-counts.ts';
import type { GatewaySettings } from '../settings.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { RenderPool } from './render-pool.ts';
import { Renderer } from './renderer.ts';

/** A renderer with its threads. */
export interface RunningRenderer {
  readonly renderer: Renderer;
  close(): Promise<void>;
}

/** Starts the threads that render pages. Every write removes the cached pages. */
export function startRenderer(
  settings: Pick<GatewaySettings, 'RENDER_WORKERS' | 'RENDER_TIMEOUT_MS'>,
  parts: { upstream: Upstream; failures: FailureCounts; log: Logger },
): RunningRenderer {
  const { upstream, failures, log } = parts;
  const pool = new RenderPool({
    workers: settings.RENDER_WORKERS,
    timeoutMs: settings.RENDER_TIMEOUT_MS,
    sendApiRequest: (address, language) => upstream.getShared(address, language),
  });
  const renderer = new Renderer({
    pool,
    log,
    onFailure: ({ name, version, phase }, { address, visitor }) => {
      if (!name || !version || name === 'shell') return;
      const page = address.split('?')[0] ?? '/';
      void failures.countFailure({ remote: name, version, phase, code: 'REMOTE_RENDER_FAILED', page }, visitor);
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
