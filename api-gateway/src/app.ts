import type { RequestListener } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import { AppError } from '@fakos/contracts/errors';
import compression from 'compression';
import express from 'express';
import type { Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import type { ErrorStore } from './error-reports/error-store.ts';
import { SourcePositions } from './error-reports/source-positions.ts';
import { PUBLIC_ORIGIN } from './html/request-origin.ts';
import type { GatewayMetrics } from './metrics/gateway-metrics.ts';
import { MovedAddresses } from './redirects/moved-addresses.ts';
import { REMOTES_BASE, type Releases, SHELL_BASE } from './releases/composition/live-composition.ts';
import { FailureCounts } from './releases/failure-counts.ts';
import { LiveCheck } from './releases/live-check.ts';
import type { ReleaseFolder } from './releases/release-folder.ts';
import type { ReleaseTokens } from './releases/release-tokens.ts';
import type { WebVitalCounts } from './releases/web-vital-counts.ts';
import type { Renderer } from './render/renderer.ts';
import type { TokenBinding } from './session/token-binding.ts';
import { accessLog } from './steps/access-log.ts';
import { API_PATHS, api } from './steps/api/api.ts';
import { serveCachedFirst } from './steps/api/cached-responses.ts';
import { limits } from './steps/api/limits.ts';
import { liveReleases } from './steps/api/live-releases.ts';
import { session } from './steps/api/session.ts';
import { type MissingRole, signIn } from './steps/api/sign-in.ts';
import { UPLOADS_PATH, uploads } from './steps/api/uploads.ts';
import { webVitals } from './steps/api/web-vitals.ts';
import { drainRequestBody } from './steps/drain-request-body.ts';
import { errors } from './steps/errors.ts';
import { appManifestStep } from './steps/files/app-manifest.ts';
import { favicon } from './steps/files/favicon.ts';
import { serviceWorker } from './steps/files/service-worker.ts';
import { immutableFiles, releaseFilesOnly } from './steps/files/static-files.ts';
import { health } from './steps/health.ts';
import { limitConcurrency } from './steps/limit-concurrency.ts';
import { metricsPage, observeRequests } from './steps/metrics.ts';
import { canaryBucket } from './steps/pages/canary-bucket.ts';
import { composition } from './steps/pages/composition.ts';
import { html } from './steps/pages/html.ts';
import { formsWithoutScripts } from './steps/pages/plain-forms/forms-without-scripts.ts';
import { postPlainForms } from './steps/pages/plain-forms/post-plain-forms.ts';
import { postFeed } from './steps/pages/post-feed.ts';
import { redirects } from './steps/pages/redirects.ts';
import { robots } from './steps/pages/robots.ts';
import { sitemap } from './steps/pages/sitemap.ts';
import { takeTurns } from './steps/pages/take-turns.ts';
import { refuseForeignWrites } from './steps/refuse-foreign-writes.ts';
import { errorReports } from './steps/releases/error-reports.ts';
import { failureReports } from './steps/releases/failure-reports.ts';
import { frozenPages } from './steps/releases/frozen-pages.ts';
import { publish } from './steps/releases/publish.ts';
import { webVitalReports } from './steps/releases/web-vital-reports.ts';
import { requestId } from './steps/request-id.ts';
import { type Development, securityHeaders } from './steps/security-headers.ts';
import { strictTransport } from './steps/strict-transport.ts';
import type { Tracing } from './tracing/tracing.ts';
import { setDataHeaders } from './upstream/data-headers.ts';
import type { Upstream } from './upstream/upstream.ts';

/** Parts of the gateway. */
export interface GatewayParts {
  readonly releases: Releases;
  readonly releasesFolder: string;
  /** Releases that operators may change while the site runs, and their tokens; left out in development. */
  readonly publishing?: { readonly folder: ReleaseFolder; readonly tokens: ReleaseTokens };
  /** Counts views and failures by release. */
  readonly failures?: FailureCounts;
  /** Errors of pages' scripts by release; left out in development. */
  readonly errorStore?: ErrorStore;
  /** Counts Core Web Vitals; left out in development. */
  readonly vitals?: WebVitalCounts;
  readonly upstream: Upstream;
  /** Renders public pages; without it, browsers render them. */
  readonly renderer?: Renderer;
  readonly binding: TokenBinding;
  readonly log: Logger;
  /** Metrics for Prometheus, and the token that may read them from another machine. */
  readonly metrics?: { readonly collected: GatewayMetrics; readonly token: string | undefined };
  /** Traces requests; left out where there is no collector. */
  readonly tracing?: Tracing | undefined;
  /** Counts requests for the limits; in memory where it is left out. */
  readonly limitStore?: Store;
  readonly development?: Development;
  /** Other sites whose images pages may show; none where it is left out. */
  readonly imageHosts?: readonly string[];
  /** The role of a user without one in the API's response; `user` where it is left out. */
  readonly missingRole?: MissingRole;
  /** Lets browsers load remotes from a developer's machine. */
  readonly overrides?: boolean;
  /** Whether browsers get the service worker. Without it, installed workers unregister themselves. */
  readonly serviceWorker?: boolean;
  /** Proxies that are trusted to name a visitor's address, in Express's format. */
  readonly trustProxy?: string;
  /** The site's address as visitors know it; that of each request where it is left out. */
  readonly publicUrl?: string;
  /** How long the page may wait for the API, in milliseconds. */
  readonly pageTimeoutMs?: number;
  /** Limit of write requests per address and minute; `WRITES_PER_MINUTE` where it is left out. */
  readonly writesPerMinute?: number;
}

/** Pages are 5 % smaller than with the library's default of 4, and take half a millisecond longer to compress. */
const BROTLI_QUALITY = 5;
const compressionOptions = { brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } };

/** The gateway's steps, in order. */
export function createApp(parts: GatewayParts): RequestListener {
  const {
    releases,
    releasesFolder,
    upstream,
    renderer,
    binding,
    log,
    metrics,
    tracing,
    limitStore,
    development,
    imageHosts = [],
    missingRole = 'user',
    overrides = false,
    serviceWorker: worker = false,
    trustProxy = 'loopback',
    writesPerMinute,
    publicUrl,
    pageTimeoutMs,
    publishing,
    failures = new FailureCounts({ log }),
    vitals,
    errorStore,
  } = parts;
  const moved = new MovedAddresses({ upstream, log });
  // One limit for all addresses: a store counts for one limit only.
  const limitRequests = limits(limitStore, writesPerMinute);
  const guards = [...limitRequests, session(binding), compression(compressionOptions)] as const;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.set(PUBLIC_ORIGIN, publicUrl && new URL(publicUrl).origin);

  app.use(requestId());
  app.use(accessLog(log));
  if (tracing) app.use(tracing.traceRequests());
  if (metrics) app.use(observeRequests(metrics.collected), metricsPage(metrics.collected, metrics.token));
  app.use(drainRequestBody());
  app.use(health(releases, publishing && new LiveCheck(publishing.folder, log)));
  app.use(limitConcurrency());
  app.use(refuseForeignWrites());
  app.use(API_PATHS, setDataHeaders(), ...guards, signIn(upstream, binding, missingRole));
  const positions = new SourcePositions(releasesFolder);
  const listErrors = () => positions.resolve(errorStore?.list() ?? []);
  if (publishing)
    app.use(API_PATHS, liveReleases({ folder: publishing.folder, failures, listErrors, upstream, missingRole }));
  if (vitals) app.use(API_PATHS, webVitals({ vitals, upstream, missingRole }));
  app.use(API_PATHS, api(upstream));
  app.use(UPLOADS_PATH, setDataHeaders(), ...limitRequests, uploads(upstream));
  app.use(SHELL_BASE, setDataHeaders(), immutableFiles(path.join(releasesFolder, 'shell')));
  app.use(['/remotes~:attempt', REMOTES_BASE], setDataHeaders(), releaseFilesOnly, immutableFiles(releasesFolder));
  app.use(securityHeaders({ development, imageHosts, overrides }));
  // Before the general limits and the session, because these steps have limits and tokens of their own.
  const isKnown = async (...release: [string, string]) => publishing?.folder.isPublished(...release) ?? true;
  app.use(failureReports({ failures, isKnown, log }));
  app.use(frozenPages({ releases, failures, isKnown, log }));
  if (errorStore) app.use(errorReports({ errors: errorStore, isKnown }));
  if (vitals) app.use(webVitalReports({ releases, vitals, isKnown }));
  if (publishing) app.use(publish({ ...publishing, failures, vitals, listErrors, log }));
  app.use(...guards);
  app.use(postPlainForms(upstream));
  app.use(formsWithoutScripts());
  app.use(favicon());
  if (publishing) app.use(canaryBucket(() => publishing.folder.hasCanary()));
  app.use(serviceWorker(releases, worker));
  app.use(appManifestStep({ upstream, log }));
  app.use(robots(releases));
  app.use(sitemap({ releases, upstream, log }));
  app.use(postFeed({ releases, upstream }));
  app.use(redirects(releases));
  app.use(composition(releases, renderer));
  app.use(takeTurns());
  app.use(
    html({
      releases,
      renderer,
      upstream,
      moved,
      failures,
      log,
      tracing,
      firstScript: development?.firstScript,
      overrides,
      worker,
      timeoutMs: pageTimeoutMs,
    }),
  );
  app.use((_request, _response, next) => next(new AppError('NOT_FOUND')));
  app.use(errors(log));
  return strictTransport(serveCachedFirst(app, upstream, log, metrics?.collected), publicUrl);
}
