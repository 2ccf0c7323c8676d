import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { AppError } from '@fakos/contracts/errors';
import { getReleases, LISTED_CHANGES, type LiveReleaseRow } from '@fakos/contracts/releases/contract';
import { StorageUnavailable } from '@fakos/contracts/servers/s3-bucket';
import { type RequestHandler, Router } from 'express';
import type { CountedError } from '../../error-reports/error-store.ts';
import type { FailureCounts } from '../../releases/failure-counts.ts';
import type { ListedRelease } from '../../releases/listed-release.ts';
import type { ReleaseFolder } from '../../releases/release-folder.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { requirePermission } from './require-permission.ts';
import type { MissingRole } from './sign-in.ts';

/** Parts of the step. */
export interface LiveReleasesParts {
  readonly folder: ReleaseFolder;
  readonly failures: FailureCounts;
  /** Errors of pages' scripts; none in development. */
  readonly listErrors: () => Promise<readonly CountedError[]>;
  readonly upstream: Upstream;
  readonly missingRole: MissingRole;
}

/**
 * releases.php, below the API's base: the live releases. Never cached. Requests the session from the API; it must have the
 * permission of the endpoint.
 */
export function liveReleases({
  folder,
  failures,
  listErrors,
  upstream,
  missingRole,
}: LiveReleasesParts): RequestHandler {
  const router = Router();
  router.get('/releases.php', async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    await requirePermission(request, getReleases.permission, { upstream, missingRole });
    response.json(await describeReleases({ folder, failures, listErrors }).catch(failUnavailable));
  });
  return router;
}

function failUnavailable(cause: unknown): never {
  throw cause instanceof StorageUnavailable ? new AppError('UPSTREAM_UNAVAILABLE', {}, { cause }) : cause;
}

async function describeReleases({
  folder,
  failures,
  listErrors,
}: Pick<LiveReleasesParts, 'folder' | 'failures' | 'listErrors'>): Promise<EndpointResponse<typeof getReleases>> {
  const { shell, remotes } = await folder.list();
  const history = (await folder.history()).slice(-LISTED_CHANGES).reverse();
  return {
    success: true,
    data: {
      shell: toRow(shell),
      remotes: remotes.map(toRow),
      failures: (await failures.list()).map(({ failedVisitors, serverFailures, phases, ...counted }) => ({
        ...counted,
        failed_visitors: failedVisitors,
        server_failures: serverFailures,
        phases: { ...phases },
      })),
      errors: (await listErrors()).map(({ lastAt, stack, ...counted }) => ({
        ...counted,
        stack: [...stack],
        last_at: lastAt,
      })),
      counted_since: failures.since,
      history,
    },
  };
}

function toRow({ name, live, since, by, canary, previous }: ListedRelease): LiveReleaseRow {
  return { name, live, since: since || null, by, canary: canary ?? null, previous: [...previous] };
}
