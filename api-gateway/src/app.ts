import type { RequestListener } from 'node:http';
import path from 'node:path';
import { AppError } from '@fakos/shared-kit/errors';
import compression from 'compression';
import express from 'express';
import type { Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import { FailureCounts } from './releases/failure-counts.ts';
import { REMOTES_BASE, type Releases, SHELL_BASE } from './releases/live-composition.ts';
import type { ReleaseFolder } from './releases/release-folder.ts';
import type { ReleaseTokens } from './releases/release-tokens.ts';
import type { Renderer } from './render/renderer.ts';
import type { TokenBinding } from './session/token-binding.ts';
import { accessLog } from './steps/access-log.ts';
import { api, CALLS } from './steps/api.ts';
import { appManifestStep } from './steps/app-manifest.ts';
import { cachedAnswersBefore } from './steps/cached-answers.ts';
import { composition } from './steps/composition.ts';
import { errors } from './steps/errors.ts';
import { failureReports } from './steps/failure-reports.ts';
import { favicon } from './steps/favicon.ts';
import { health } from './steps/health.ts';
import { html } from './steps/html.ts';
import { limits } from './steps/limits.ts';
import { postFeed } from './steps/post-feed.ts';
import { publish } from './steps/publish.ts';
import { redirects } from './steps/redirects.ts';
import { releaseFilesOnly } from './steps/release-files.ts';
import { requestId } from './steps/request-id.ts';
import { robots } from './steps/robots.ts';
import { type Development, securityHeaders } from './steps/security-headers.ts';
import { serviceWorker } from './steps/service-worker.ts';
import { session } from './steps/session.ts';
import { type MissingRole, signIn } from './steps/sign-in.ts';
import { sitemap } from './steps/sitemap.ts';
import { immutableFiles } from './steps/static-files.ts';
import { UPLOADS, uploads } from './steps/uploads.ts';
import { visitor } from './steps/visitor.ts';
import { secureCalls } from './upstream/call-headers.ts';
import type { Upstream } from './upstream/upstream.ts';

/** What the gateway is made of. */
export interface GatewayParts {
  readonly releases: Releases;
  readonly releasesFolder: string;
  /** Releases that operators may change while the site runs, and the tokens that let them; none while developing. */
  readonly publishing?: { readonly folder: ReleaseFolder; readonly tokens: ReleaseTokens };
  /** Counts views and failures by release. */
  readonly failures?: FailureCounts;
  readonly upstream: Upstream;
  /** Renders public pages; without it browsers do. */
  readonly renderer?: Renderer;
  readonly binding: TokenBinding;
  readonly log: Logger;
  /** Where requests are counted; memory where it is left out. */
  readonly limitStore?: Store;
  readonly development?: Development;
  /** Other sites whose pictures pages may show; none where it is left out. */
  readonly imageHosts?: readonly string[];
  /** What somebody is whose role the API does not say; `user` where it is left out. */
  readonly missingRole?: MissingRole;
  /** Lets browsers take remotes from a developer's own machine. */
  readonly overrides?: boolean;
  /** Whether browsers get the service worker; none while developing, and those that have one are freed. */
  readonly serviceWorker?: boolean;
  /** Proxies whose word is taken for a visitor's address, as Express reads them. */
  readonly trustProxy?: string;
  /** Writing calls that one address may make in a minute; a named number where it is left out. */
  readonly writesPerMinute?: number;
}

/** The gateway's steps, in order. */
export function createApp(parts: GatewayParts): RequestListener {
  const {
    releases,
    releasesFolder,
    upstream,
    renderer,
    binding,
    log,
    limitStore,
    development,
    imageHosts = [],
    missingRole = 'user',
    overrides = false,
    serviceWorker: worker = false,
    trustProxy = 'loopback',
    writesPerMinute,
    publishing,
    failures = new FailureCounts({ log }),
  } = parts;
  const guards = [...limits(limitStore, writesPerMinute), session(binding), compression()] as const;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);

  app.use(requestId());
  app.use(accessLog(log));
  app.use(health(releases));
  app.use(CALLS, secureCalls(), ...guards, signIn(upstream, binding, missingRole), api(upstream));
  app.use(UPLOADS, secureCalls(), ...limits(limitStore, writesPerMinute), uploads(upstream));
  app.use(securityHeaders({ development, imageHosts, overrides }));
  app.use(SHELL_BASE, immutableFiles(path.join(releasesFolder, 'shell')));
  app.use(['/remotes~:attempt', REMOTES_BASE], releaseFilesOnly, immutableFiles(releasesFolder));
  // Before the general limits and the visitors' session: both have limits, and publishing tokens, of their own.
  const isKnown = async (...release: [string, string]) => publishing?.folder.knows(...release) ?? true;
  app.use(failureReports({ failures, isKnown, log }));
  if (publishing) app.use(publish({ ...publishing, failures, log }));
  app.use(...guards);
  app.use(favicon());
  app.use(serviceWorker(releases, worker));
  app.use(appManifestStep({ upstream, log }));
  app.use(robots());
  app.use(sitemap({ releases, upstream, log }));
  app.use(postFeed({ releases, upstream }));
  if (publishing) app.use(visitor(() => publishing.folder.hasCanary()));
  app.use(redirects(releases));
  app.use(composition(releases, renderer));
  app.use(
    html({ releases, renderer, upstream, failures, log, firstScript: development?.firstScript, overrides, worker }),
  );
  app.use((_request, _response, next) => next(new AppError('NOT_FOUND')));
  app.use(errors(log));
  return cachedAnswersBefore(app, upstream, log);
}
