import type { Logger } from 'pino';
import { FailureCounts } from './failure-counts.ts';
import type { ReleaseFolder } from './release-folder.ts';

/** Address under which a gateway counts what it finds out by itself. */
const GATEWAY = 'gateway';

/**
 * Counts failures of a folder's releases, the gateway's own findings among them.
 *
 * @param options.autoRollback takes back new releases that fail for too many visitors
 */
export function watchReleases(
  folder: ReleaseFolder,
  log: Logger,
  options: { autoRollback: boolean; now?: () => number },
): FailureCounts {
  const { autoRollback, now } = options;
  const failures = new FailureCounts({ log, folder: autoRollback ? folder : undefined, ...(now ? { now } : {}) });
  folder.onUnreadable(({ remote, version, reason }) => {
    log.error({ remote, version, reason }, 'a release cannot be read; an earlier one takes its place');
    failures.failed({ remote, version, phase: 'manifest', code: 'REMOTE_MALFORMED', page: '/' }, GATEWAY);
  });
  folder.onFault((fault) =>
    log.error({ err: fault }, 'what is live cannot be read; visitors get what was live before'),
  );
  return failures;
}
