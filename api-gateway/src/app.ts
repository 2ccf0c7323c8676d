import path from 'node:path';
import { AppError } from '@fakos/shared-kit/errors';
import compression from 'compression';
import express, { type Express } from 'express';
import type { Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import { REMOTES_BASE, type Releases, SHELL_BASE } from './releases/live-composition.ts';
import type { TokenBinding } from './session/token-binding.ts';
import { accessLog } from './steps/access-log.ts';
import { api } from './steps/api.ts';
import { errors } from './steps/errors.ts';
import { health } from './steps/health.ts';
import { html } from './steps/html.ts';
import { limits } from './steps/limits.ts';
import { requestId } from './steps/request-id.ts';
import { type Development, securityHeaders } from './steps/security-headers.ts';
import { session } from './steps/session.ts';
import { signIn } from './steps/sign-in.ts';
import { immutableFiles } from './steps/static-files.ts';
import type { Upstream } from './upstream/upstream.ts';

/** What the gateway is made of. */
export interface GatewayParts {
  readonly releases: Releases;
  readonly releasesFolder: string;
  readonly upstream: Upstream;
  readonly binding: TokenBinding;
  readonly log: Logger;
  /** Where requests are counted; memory where it is left out. */
  readonly limitStore?: Store;
  readonly development?: Development;
}

/** The gateway's steps, in order. */
export function createApp(parts: GatewayParts): Express {
  const { releases, releasesFolder, upstream, binding, log, limitStore, development } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', 'loopback');

  app.use(requestId());
  app.use(accessLog(log));
  app.use(health(releases));
  app.use(securityHeaders(development));
  app.use(SHELL_BASE, immutableFiles(path.join(releasesFolder, 'shell')));
  app.use(['/remotes~:attempt', REMOTES_BASE], immutableFiles(releasesFolder));
  app.use(limits(limitStore));
  app.use(session(binding));
  app.use(compression());
  app.use(signIn(upstream, binding));
  app.use(api(upstream));
  app.use(html({ releases, upstream, log, firstScript: development?.firstScript }));
  app.use((_request, _response, next) => next(new AppError('NOT_FOUND')));
  app.use(errors(log));
  return app;
}
