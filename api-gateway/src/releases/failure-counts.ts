import { createHmac, randomBytes } from 'node:crypto';
import type { RemoteFailure } from '@fakos/contracts/remote/failures';
import { getSteadyTime } from '@fakos/contracts/servers/steady-time';
import type { Logger } from 'pino';
import type { Alert } from '../alerts/alert-webhook.ts';
import { FailureSpikes, SPIKE_FAILURES, SPIKE_WINDOW_MS } from '../alerts/failure-spikes.ts';
import type { CountKind, SharedCounts } from '../counts/shared-counts.ts';
import type { GatewayMetrics } from '../metrics/gateway-metrics.ts';
import type { ServerFailureReason } from '../render/render-protocol.ts';
import type { LiveRelease } from './composition/live-composition.ts';
import { ReleaseConflict } from './release-errors.ts';
import type { ReleaseFolder } from './release-folder.ts';

/** How long a release is new after it became live, in milliseconds. Only new ones are rolled back automatically. */
export const NEW_RELEASE_MS = 30 * 60_000;
/** Number of affected visitors from which a release is rolled back. */
export const MIN_FAILURES = 5;
/** Share of a release's views that must have failed before it is rolled back. */
export const AUTO_ROLLBACK_SHARE = 0.2;
/** Failures of a new release's server code from which it is rolled back. Each counts once in the time in which it is skipped. */
export const MIN_SERVER_FAILURES = 3;
/** Maximum number of affected visitors that are counted for one release. */
const MAX_ADDRESSES = 10_000;

/** How often a release was shown and how often it failed. */
export interface FailureCount {
  readonly remote: string;
  readonly version: string;
  readonly views: number;
  /** Affected visitors, each counted once. */
  readonly failedVisitors: number;
  /** Failures of its server code, such as a blocked thread. */
  readonly serverFailures: number;
  /** Reports by phase; the server's own failures are among them. */
  readonly phases: Readonly<Record<string, number>>;
}

/** A failure of a release's server code. */
export interface ServerFailure {
  readonly remote: string;
  readonly version: string;
  readonly reason: ServerFailureReason;
  /** Path of the page without its query. */
  readonly page: string;
}

interface Tally {
  readonly remote: string;
  readonly version: string;
  /** When the release became live, as of the last failure. */
  since: string | undefined;
  /** True once a rollback was tried since then. */
  isStuck: boolean;
  views: number;
  serverFailures: number;
  readonly addresses: Set<string>;
  readonly phases: Map<string, number>;
}

/** Parts of {@link FailureCounts}. */
export interface FailureCountsParts {
  readonly log: Logger;
  readonly folder?: ReleaseFolder | undefined;
  /** Whether failing new releases are rolled back; on where it is left out. */
  readonly autoRollback?: boolean;
  readonly metrics?: GatewayMetrics | undefined;
  /** The counts of all gateways; this gateway's own where it is left out. */
  readonly shared?: SharedCounts | undefined;
  /** Notifies the operator of rollbacks and of releases that fail often. */
  readonly sendAlert?: ((alert: Alert) => void) | undefined;
  readonly now?: () => number;
}

/**
 * Counts views and failures by release. With a folder of releases, a new release that fails for too many visitors is
 * rolled back automatically.
 */
export class FailureCounts {
  private readonly startedAt: string;
  private readonly tallies = new Map<string, Tally>();
  private readonly log: Logger;
  private readonly folder: ReleaseFolder | undefined;
  private readonly autoRollback: boolean;
  private readonly metrics: GatewayMetrics | undefined;
  private readonly shared: SharedCounts | undefined;
  private readonly sendAlert: (alert: Alert) => void;
  private readonly spikes: FailureSpikes;
  private readonly now: () => number;
  // Addresses are stored as keyed hashes only.
  private readonly key = randomBytes(16);
  // Failures are counted one after the other, so that each is counted for the release that was live when it arrived.
  private lastCount: Promise<void> = Promise.resolve();

  constructor(parts: FailureCountsParts) {
    this.log = parts.log;
    this.folder = parts.folder;
    this.autoRollback = parts.autoRollback ?? true;
    this.metrics = parts.metrics;
    this.shared = parts.shared;
    this.sendAlert = parts.sendAlert ?? (() => undefined);
    this.now = parts.now ?? Date.now;
    this.spikes = new FailureSpikes(parts.now ?? getSteadyTime);
    this.startedAt = new Date(this.now()).toISOString();
  }

  /** Start of the period that the listed counts cover (UTC). */
  get since(): string {
    return this.shared?.since ?? this.startedAt;
  }

  /** Counts a view of a page for each remote that it shows. */
  countViews(remotes: readonly LiveRelease[]): void {
    for (const { manifest } of remotes) {
      this.getTally(manifest.id, manifest.version).views += 1;
      this.shared?.count('views', manifest.id, manifest.version);
      this.metrics?.countView(manifest.id, manifest.version);
    }
  }

  /**
   * Counts and logs a failure, a browser's or the server's own.
   *
   * @param address IP address of the visitor, whose failures of a release count once
   * @returns resolves when the failure is counted and the rollback that it causes, if any, is done; never rejects
   */
  countFailure(failure: RemoteFailure, address: string): Promise<void> {
    this.lastCount = this.lastCount.then(() => this.count(failure, address));
    return this.lastCount;
  }

  /** Counts and logs a failure of a release's server code, like {@link countFailure}. */
  countServerFailure(failure: ServerFailure): Promise<void> {
    this.lastCount = this.lastCount.then(() => this.countOwnFailure(failure));
    return this.lastCount;
  }

  /** True for a release that became live or canary recently. */
  async isNew(remote: string, version: string): Promise<boolean> {
    return (await this.getNewReleaseStart(remote, version)) !== undefined;
  }

  /** All counts: of all gateways where they share a store that responds, else of this gateway since its start. */
  async list(): Promise<FailureCount[]> {
    const shared = await this.shared?.list().catch((error: unknown) => {
      this.log.error({ err: error }, 'the counts of all gateways cannot be read; those of this gateway are listed');
    });
    if (shared) return shared;
    return [...this.tallies.values()].map(({ remote, version, views, addresses, serverFailures, phases }) => ({
      remote,
      version,
      views,
      failedVisitors: addresses.size,
      serverFailures,
      phases: Object.fromEntries(phases),
    }));
  }

  private getTally(remote: string, version: string): Tally {
    const name = `${remote}@${version}`;
    const existing = this.tallies.get(name);
    if (existing) return existing;
    const tally = {
      remote,
      version,
      since: undefined,
      isStuck: false,
      views: 0,
      serverFailures: 0,
      addresses: new Set<string>(),
      phases: new Map(),
    };
    this.tallies.set(name, tally);
    return tally;
  }

  private async countOwnFailure({ remote, version, reason, page }: ServerFailure): Promise<void> {
    const tally = this.getTally(remote, version);
    const since = await this.getNewReleaseStart(remote, version);
    if (since !== undefined) startTally(tally, since);
    tally.serverFailures += 1;
    const phase = reason === 'artifact' ? 'server' : reason;
    this.shared?.count('server', remote, version);
    this.countPhase(tally, phase);
    this.log.error(
      { remote, version, reason, page, count: tally.serverFailures },
      'the server code of a remote failed',
    );
    if (since !== undefined) await this.rollBackIfFailing(tally);
  }

  private async count({ remote, version, phase, code, page }: RemoteFailure, address: string): Promise<void> {
    const tally = this.getTally(remote, version);
    const since = await this.getNewReleaseStart(remote, version);
    if (since !== undefined) startTally(tally, since);
    this.metrics?.countFailure(remote, version, phase);
    this.countPhase(tally, phase);
    const visitor = createHmac('sha256', this.key).update(address).digest('base64');
    if (tally.addresses.size < MAX_ADDRESSES && !tally.addresses.has(visitor)) {
      tally.addresses.add(visitor);
      this.shared?.count('visitors', remote, version);
    }
    this.log.warn(
      { remote, version, phase, code, page, visitors: tally.addresses.size, views: tally.views },
      'a remote failed',
    );
    if (since !== undefined) await this.rollBackIfFailing(tally);
  }

  private countPhase({ remote, version, phases }: Tally, phase: string): void {
    phases.set(phase, (phases.get(phase) ?? 0) + 1);
    this.shared?.count(`phase:${phase}` satisfies CountKind, remote, version);
    if (!this.spikes.count(`${remote}@${version}`)) return;
    const why = `${SPIKE_FAILURES} failures within ${SPIKE_WINDOW_MS / 60_000} minutes, the last one in phase ${phase}`;
    this.log.error({ remote, version, why }, 'a release fails often');
    this.sendAlert({ event: 'failing', remote, version, why });
  }

  /** When a release became live or canary; undefined where it is no longer new or is never rolled back. */
  private async getNewReleaseStart(remote: string, version: string): Promise<string | undefined> {
    try {
      const entry = await this.folder?.getEntry(remote);
      const newest = entry?.canary ?? { version: entry?.live, since: entry?.since ?? '' };
      const isNew = newest.version === version && this.now() - Date.parse(newest.since) <= NEW_RELEASE_MS;
      return isNew ? newest.since : undefined;
    } catch (error) {
      this.log.error({ remote, version, err: error }, 'the age of a failing release cannot be read');
      return undefined;
    }
  }

  /** Rolls a new release back where it has failed for too many visitors. */
  private async rollBackIfFailing(tally: Tally): Promise<void> {
    const { remote, version } = tally;
    const why = getRollbackReason(tally);
    if (!this.folder || !this.autoRollback || !why || tally.isStuck) return;
    tally.isStuck = true;
    try {
      const change = await this.folder.rollback(remote, { by: 'gateway', why }, { only: version });
      this.metrics?.countRollback(remote, version);
      this.log.error({ remote, version, to: change.version, why }, 'a new release was rolled back');
      this.sendAlert({ event: 'rollback', remote, version, why: `${why}; ${change.version} is live again` });
    } catch (error) {
      this.sendAlert({ event: 'rollback-failed', remote, version, why });
      if (error instanceof ReleaseConflict)
        this.log.error({ remote, version, reason: error.message }, 'a failing release was not rolled back');
      else this.log.error({ remote, version, err: error }, 'a failing release could not be rolled back');
    }
  }
}

/** A release that becomes live again is judged by its new failures only. */
function startTally(tally: Tally, since: string): void {
  const isLiveAgain = tally.since !== undefined && tally.since !== since;
  tally.since = since;
  if (!isLiveAgain) return;
  tally.views = 0;
  tally.serverFailures = 0;
  tally.isStuck = false;
  tally.addresses.clear();
  tally.phases.clear();
}

function getRollbackReason({ addresses, views, serverFailures, phases }: Tally): string | undefined {
  if (serverFailures >= MIN_SERVER_FAILURES) {
    const listed = ['server', 'stuck', 'hanging', 'crash'].filter((phase) => phases.has(phase));
    return `its server code failed ${serverFailures} times (${listed.join(', ')})`;
  }
  const share = addresses.size / Math.max(views, addresses.size);
  if (addresses.size < MIN_FAILURES || share <= AUTO_ROLLBACK_SHARE) return undefined;
  return `failed for ${addresses.size} visitors in ${views} views (${Math.round(share * 100)} %)`;
}
