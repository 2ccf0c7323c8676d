import { createHmac, randomBytes } from 'node:crypto';
import type { RemoteFailure } from '@fakos/shared-kit/remote/failures';
import type { Logger } from 'pino';
import type { LiveRelease } from './live-composition.ts';
import type { ReleaseFolder } from './release-folder.ts';
import { NothingToDo } from './release-refused.ts';

/** How long a release counts as new after it became live, in milliseconds: only new ones are taken back by themselves. */
export const NEW_RELEASE_MS = 30 * 60_000;
/** Visitors who must have seen a release fail before it is taken back. */
export const MIN_FAILURES = 5;
/** Share of a release's views that must have failed before it is taken back. */
export const AUTO_ROLLBACK_SHARE = 0.2;
/** Visitors that are told apart for one release; more do not change what follows. */
const MAX_ADDRESSES = 10_000;

/** How often a release was shown and how often it failed, since this gateway started. */
export interface FailureCount {
  readonly remote: string;
  readonly version: string;
  readonly views: number;
  /** Visitors for whom it failed, each counted once. */
  readonly failedVisitors: number;
  /** Reports by phase; the server's own failures are among them. */
  readonly phases: Readonly<Record<string, number>>;
}

interface Tally {
  readonly remote: string;
  readonly version: string;
  /** When the release became live, the last time that this tally looked. */
  since: string | undefined;
  /** True where there was nothing to go back to since then. */
  isStuck: boolean;
  views: number;
  readonly addresses: Set<string>;
  readonly phases: Map<string, number>;
}

/**
 * Counts views and failures by release. A new release that fails for too many visitors is taken back without a person,
 * where a folder of releases is given.
 */
export class FailureCounts {
  private readonly tallies = new Map<string, Tally>();
  private readonly log: Logger;
  private readonly folder: ReleaseFolder | undefined;
  private readonly now: () => number;
  // Addresses are told apart, not kept.
  private readonly key = randomBytes(16);

  constructor(parts: { log: Logger; folder?: ReleaseFolder | undefined; now?: () => number }) {
    this.log = parts.log;
    this.folder = parts.folder;
    this.now = parts.now ?? Date.now;
  }

  /** Counts a view of a page for each remote that it shows. */
  viewed(remotes: readonly LiveRelease[]): void {
    for (const { manifest } of remotes) this.tallyOf(manifest.id, manifest.version).views += 1;
  }

  /**
   * Counts and logs a failure, a browser's or the server's own.
   *
   * @param address the visitor's; one visitor's failures of a release count once
   */
  failed(failure: RemoteFailure, address: string): void {
    const { remote, version, phase, code, page } = failure;
    const tally = this.tallyOf(remote, version);
    tally.phases.set(phase, (tally.phases.get(phase) ?? 0) + 1);
    const visitor = createHmac('sha256', this.key).update(address).digest('base64');
    if (tally.addresses.size < MAX_ADDRESSES) tally.addresses.add(visitor);
    this.log.warn(
      { remote, version, phase, code, page, visitors: tally.addresses.size, views: tally.views },
      'a remote failed',
    );
    void this.consider(tally, visitor);
  }

  /** All counts. */
  list(): FailureCount[] {
    return [...this.tallies.values()].map(({ remote, version, views, addresses, phases }) => ({
      remote,
      version,
      views,
      failedVisitors: addresses.size,
      phases: Object.fromEntries(phases),
    }));
  }

  private tallyOf(remote: string, version: string): Tally {
    const name = `${remote}@${version}`;
    const known = this.tallies.get(name);
    if (known) return known;
    const tally = {
      remote,
      version,
      since: undefined,
      isStuck: false,
      views: 0,
      addresses: new Set<string>(),
      phases: new Map(),
    };
    this.tallies.set(name, tally);
    return tally;
  }

  /** Takes a release back where it is new and has failed for too many. */
  private async consider(tally: Tally, visitor: string): Promise<void> {
    const { folder } = this;
    if (!folder) return;
    const { remote, version } = tally;
    try {
      const entry = await folder.entryOf(remote);
      const newest = entry?.canary ?? { version: entry?.live, since: entry?.since ?? '' };
      if (newest.version !== version || this.now() - Date.parse(newest.since) > NEW_RELEASE_MS) return;
      if (tally.since !== undefined && tally.since !== newest.since) beginAnew(tally, visitor);
      tally.since = newest.since;
      const why = reasonToTakeBack(tally);
      if (!why || tally.isStuck) return;
      tally.isStuck = true;
      const change = await folder.rollback(remote, { by: 'gateway', why }, { only: version });
      this.log.error({ remote, version, to: change.version, why }, 'a new release was taken back');
    } catch (error) {
      if (error instanceof NothingToDo) this.log.error({ remote, version, reason: error.message }, 'not taken back');
      else this.log.error({ remote, version, err: error }, 'a failing release could not be taken back');
    }
  }
}

/** A release that became live once more is judged by what happens from then on. */
function beginAnew(tally: Tally, visitor: string): void {
  tally.views = 0;
  tally.isStuck = false;
  tally.addresses.clear();
  tally.addresses.add(visitor);
  tally.phases.clear();
}

function reasonToTakeBack({ addresses, views }: Tally): string | undefined {
  const share = addresses.size / Math.max(views, addresses.size);
  if (addresses.size < MIN_FAILURES || share <= AUTO_ROLLBACK_SHARE) return undefined;
  return `failed for ${addresses.size} visitors in ${views} views (${Math.round(share * 100)} %)`;
}
