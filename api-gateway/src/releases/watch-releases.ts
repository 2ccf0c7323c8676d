import type { Logger } from 'pino';
import { FailureCounts, type FailureCountsParts } from './failure-counts.ts';
import type { ReleaseFolder } from './release-folder.ts';

/** Address under which a gateway counts the failures that it finds itself. */
const GATEWAY = 'gateway';

/**
 * Counts failures of a folder's releases, including those that the gateway finds itself.
 *
 * @param options.autoRollback rolls back new releases that fail for too many visitors
 */
export function watchReleases(
  folder: ReleaseFolder,
  log: Logger,
  options: Omit<FailureCountsParts, 'log' | 'folder'> & { autoRollback: boolean },
): FailureCounts {
  const failures = new FailureCounts({ log, folder, ...options });
  folder.onUnreadable(({ remote, version, reason }) => {
    log.error({ remote, version, reason }, 'a release cannot be read; an earlier one is served instead');
    void failures.countFailure({ remote, version, phase: 'manifest', code: 'REMOTE_MALFORMED', page: '/' }, GATEWAY);
  });
  folder.onReadError((error) =>
    log.error({ err: error }, 'the registry or the shell cannot be read; the last composition is served'),
  );
  return failures;
}
