import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { closable } from '@fakos/contracts/servers/close-server';
import type { Logger } from 'pino';
import { AlertWebhook } from './alerts/alert-webhook.ts';
import { createApp } from './app.ts';
import { openSharedCounts } from './counts/shared-counts.ts';
import { ErrorStore } from './error-reports/error-store.ts';
import { GatewayMetrics } from './metrics/gateway-metrics.ts';
import type { Releases } from './releases/composition/live-composition.ts';
import { getReleasesFolder, openReleases } from './releases/open-releases.ts';
import { ReleaseTokens, releaseTokensFile } from './releases/release-tokens.ts';
import { watchReleases } from './releases/watch-releases.ts';
import { WebVitalCounts } from './releases/web-vital-counts.ts';
import { startRenderer } from './render/start-renderer.ts';
import { loadTokenBinding } from './session/token-binding.ts';
import type { GatewaySettings } from './settings.ts';
import { openLimitStore } from './steps/api/limit-store.ts';
import type { Development } from './steps/security-headers.ts';
import { openTracing } from './tracing/tracing.ts';
import { joinPurgeChannel } from './upstream/cache/purge-channel.ts';
import { Upstream } from './upstream/upstream.ts';

export type { LiveComposition, Releases } from './releases/composition/live-composition.ts';
export { openReleases } from './releases/open-releases.ts';
export { ReleaseFolder } from './releases/release-folder.ts';
export type { Development } from './steps/security-headers.ts';

/** How long idle connections stay open, in milliseconds: longer than those of proxies in front. */
const KEEP_ALIVE_MS = 75_000;
/** How long a request's headers may take to arrive, in milliseconds. */
const HEADERS_TIMEOUT_MS = 10_000;
/** How long a whole request may take to arrive, in milliseconds: the largest upload at the slowest rate. */
const REQUEST_TIMEOUT_MS = 720_000;
/** How often both are checked, in milliseconds. */
const TIMEOUT_CHECK_MS = 2_000;
/** Maximum inactivity of a connection with an open request, in milliseconds: longer than the API's timeout. */
const SOCKET_TIMEOUT_MS = 60_000;

/** A running gateway. */
export interface RunningGateway {
  /** Its address, such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Waits for running requests, within the times of `closable`. */
  close(): Promise<void>;
}

/**
 * Starts the gateway in front of an API.
 *
 * @param options.apiOrigin the API's origin, such as `http://127.0.0.1:8000`
 * @param options.releases source of the live releases; the data folder's releases if omitted
 */
export async function startGateway(
  settings: GatewaySettings,
  options: { apiOrigin: string; log: Logger; releases?: Releases; development?: Development },
): Promise<RunningGateway> {
  const { apiOrigin, log, development } = options;
  if (settings.LEGACY_MISSING_ROLE === 'admin')
    log.warn('LEGACY_MISSING_ROLE=admin: users without a role get access to the back office; for an old API only');
  const published = openReleases(settings);
  const tokens = new ReleaseTokens(settings.RELEASE_TOKENS, { file: releaseTokensFile(settings.DATA_DIR), log });
  const metrics = new GatewayMetrics();
  const shared = development ? undefined : await openSharedCounts(settings, log);
  const errorStore = development ? undefined : new ErrorStore(settings.DATA_DIR);
  const alerts = settings.ALERT_WEBHOOK_URL ? new AlertWebhook({ url: settings.ALERT_WEBHOOK_URL, log }) : undefined;
  const failures = watchReleases(published, log, {
    autoRollback: settings.AUTO_ROLLBACK === 'on',
    metrics,
    shared,
    sendAlert: alerts && ((alert) => alerts.send(alert)),
  });
  const tracing = await openTracing(settings);
  const upstream = new Upstream(apiOrigin, { isCaching: !development, cacheMb: settings.RESPONSE_CACHE_MB, tracing });
  const rendering =
    settings.RENDER === 'server' && !development
      ? startRenderer(settings, { upstream, failures, log, metrics, tracing })
      : undefined;
  const limits = await openLimitStore(settings.REDIS_URL, log);
  const purges = settings.REDIS_URL ? await joinPurgeChannel(upstream, settings.REDIS_URL, log) : undefined;
  const app = createApp({
    releases: options.releases ?? published,
    releasesFolder: getReleasesFolder(settings),
    ...(options.releases ? {} : { publishing: { folder: published, tokens } }),
    failures,
    ...(errorStore ? { errorStore } : {}),
    ...(shared ? { vitals: new WebVitalCounts(shared) } : {}),
    upstream,
    ...(rendering ? { renderer: rendering.renderer } : {}),
    binding: await loadTokenBinding(path.resolve(settings.DATA_DIR)),
    log,
    metrics: { collected: metrics, token: settings.METRICS_TOKEN },
    tracing,
    ...(limits ? { limitStore: limits.store } : {}),
    ...(development ? { development } : {}),
    imageHosts: settings.IMAGE_HOSTS,
    missingRole: settings.LEGACY_MISSING_ROLE,
    overrides: settings.DEV_OVERRIDES === 'on',
    serviceWorker: settings.SERVICE_WORKER === 'on' && !development,
    trustProxy: settings.TRUST_PROXY,
    writesPerMinute: settings.WRITES_PER_MINUTE,
    ...(settings.PUBLIC_URL ? { publicUrl: settings.PUBLIC_URL } : {}),
    pageTimeoutMs: settings.RENDER_TIMEOUT_MS,
  });
  // Proxies close first, so that no connection is closed while a request arrives on it.
  const times = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  };
  const server = createServer(times, app).setTimeout(SOCKET_TIMEOUT_MS);
  const closing = closable(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${settings.HOST === '0.0.0.0' ? 'localhost' : settings.HOST}:${port}`,
    close: async () => {
      await closing.close();
      await rendering?.close();
      await purges?.close();
      await upstream.close();
      await limits?.close();
      await alerts?.close();
      await shared?.close();
      errorStore?.close();
      await tracing?.close();
    },
  };
}
