import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { AppError } from '@fakos/contracts/errors';
import { hasPermission } from '@fakos/contracts/permissions';
import { getReleases, LISTED_CHANGES, type LiveReleaseRow } from '@fakos/contracts/releases/contract';
import type { Role } from '@fakos/contracts/roles';
import { type Request, type RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { FailureCounts } from '../../releases/failure-counts.ts';
import type { ListedRelease, ReleaseFolder } from '../../releases/release-folder.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import type { MissingRole } from './sign-in.ts';

const sessionResponse = z.object({
  // Another API may have other roles; they permit nothing.
  user: z.object({ role: z.string().optional(), must_change_password: z.boolean().default(false) }),
});

/** Parts of the step. */
export interface LiveReleasesParts {
  readonly folder: ReleaseFolder;
  readonly failures: FailureCounts;
  readonly upstream: Upstream;
  readonly missingRole: MissingRole;
}

/**
 * releases.php, below the API's base: the live releases. Never cached. Requests the session from the API; it must have the
 * permission of the endpoint.
 */
export function liveReleases({ folder, failures, upstream, missingRole }: LiveReleasesParts): RequestHandler {
  const router = Router();
  router.get('/releases.php', async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    await requirePermission(request, upstream, missingRole);
    response.json(await describeReleases(folder, failures));
  });
  return router;
}

/** Throws NOT_SIGNED_IN or FORBIDDEN, as the API does. */
async function requirePermission(request: Request, upstream: Upstream, missingRole: MissingRole): Promise<void> {
  if (!request.get('authorization')) throw new AppError('NOT_SIGNED_IN');
  const session = await upstream.getFor(request, 'login.php');
  if (session.status === 401) throw new AppError('NOT_SIGNED_IN');
  const found = session.status === 200 ? sessionResponse.safeParse(session.json) : undefined;
  if (!found?.success) throw new AppError('UPSTREAM_UNAVAILABLE');
  const { role = missingRole, must_change_password: mustChangePassword } = found.data.user;
  if (mustChangePassword || !hasPermission(role as Role, getReleases.permission)) throw new AppError('FORBIDDEN');
}

async function describeReleases(
  folder: ReleaseFolder,
  failures: FailureCounts,
): Promise<EndpointResponse<typeof getReleases>> {
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
      counted_since: failures.since,
      history,
    },
  };
}

function toRow({ name, live, since, by, canary, previous }: ListedRelease): LiveReleaseRow {
  return { name, live, since: since || null, by, canary: canary ?? null, previous: [...previous] };
}
