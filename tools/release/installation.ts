import type { CountedError } from '@fakos/api-gateway/error-reports/error-store';
import type { FailureCount } from '@fakos/api-gateway/releases/failure-counts';
import type { HistoryEntry } from '@fakos/api-gateway/releases/history';
import type { ListedRelease } from '@fakos/api-gateway/releases/listed-release';
import type { Author, Change } from '@fakos/api-gateway/releases/registry-store';
import type { ReleaseProblem } from '@fakos/api-gateway/releases/release-files';
import type { PublishOptions } from '@fakos/api-gateway/releases/release-folder';
import type { Repair } from '@fakos/api-gateway/releases/repair-releases';
import type { WebVitalRow } from '@fakos/contracts/web-vitals/contract';

/** The releases of an installation. */
export interface Listing {
  readonly shell: ListedRelease;
  readonly remotes: readonly ListedRelease[];
  /** Live releases whose files differ from the published ones. */
  readonly problems: readonly ReleaseProblem[];
  /** Changes in no particular order. */
  readonly history: readonly HistoryEntry[];
  /** Views and failures, counted by running gateways only. */
  readonly failures: readonly FailureCount[];
  /** Errors of pages' scripts, the most frequent first, collected by running gateways only; gateways from before it leave it out. */
  readonly errors?: readonly CountedError[];
  /** Core Web Vitals by kind of page and release, counted by running gateways only; gateways from before it leave it out. */
  readonly vitals?: readonly WebVitalRow[];
}

/** Access to an installation's releases, through its data folder or a running gateway. */
export interface Installation {
  list(): Promise<Listing>;
  /** Verifies and repairs all listed releases, from the builds of this checkout where they are the same. */
  repair(builds: readonly string[], author: Author): Promise<readonly Repair[]>;
  publish(name: string, build: string, options: PublishOptions): Promise<Change>;
  /** Rolls a release back: the live one, or `only` this version. */
  rollback(name: string, author: Author, options?: { only?: string }): Promise<Change>;
  /** Makes the canary, or `only` this version, live for all visitors, or for a share of them. */
  promote(name: string, author: Author, options?: { only?: string; share?: number | undefined }): Promise<Change>;
}
