import { existsSync } from 'node:fs';
import type { CountedError } from '@fakos/api-gateway/error-reports/error-store';
import type { FailureCount } from '@fakos/api-gateway/releases/failure-counts';
import type { HistoryEntry } from '@fakos/api-gateway/releases/history';
import { getReleasesFolder, openReleases } from '@fakos/api-gateway/releases/open-releases';
import type { Author, Change } from '@fakos/api-gateway/releases/registry-store';
import type { ReleaseProblem } from '@fakos/api-gateway/releases/release-files';
import type { ListedRelease, PublishOptions, ReleaseFolder } from '@fakos/api-gateway/releases/release-folder';
import type { Repair } from '@fakos/api-gateway/releases/repair-releases';
import { parseS3Location } from '@fakos/contracts/servers/s3-location';
import type { WebVitalRow } from '@fakos/contracts/web-vitals/contract';
import { UserError } from '../user-error.ts';
import type { Arguments } from './arguments.ts';
import { RunningInstallation } from './running-installation.ts';

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

/** Opens the installation that `--to` names. */
export function openInstallation({ to, token }: Arguments): Installation {
  if (/^https?:\/\//.test(to)) {
    if (!token) throw new UserError('A running gateway requires a token: --token TOKEN, or FAKOS_RELEASE_TOKEN.');
    return new RunningInstallation(to, token);
  }
  const { RELEASES_URL } = process.env;
  const place = { DATA_DIR: to, ...(RELEASES_URL && { RELEASES_URL }) };
  if (!parseS3Location(RELEASES_URL ?? '') && !existsSync(getReleasesFolder(place)))
    throw new UserError(
      `${to} is not a data folder with releases. npm start creates one; choose another with --to FOLDER or --to URL.`,
    );
  return new FolderInstallation(openReleases(place));
}

class FolderInstallation implements Installation {
  private readonly folder: ReleaseFolder;

  constructor(folder: ReleaseFolder) {
    this.folder = folder;
  }

  async list(): Promise<Listing> {
    const listed = await this.folder.list();
    const problems = await this.folder.inspectLive();
    return { ...listed, problems, history: await this.folder.history(), failures: [] };
  }

  repair(builds: readonly string[], author: Author): Promise<readonly Repair[]> {
    return this.folder.repair(builds, author);
  }

  publish(_name: string, build: string, options: PublishOptions): Promise<Change> {
    return this.folder.publish(build, options);
  }

  rollback(name: string, author: Author, options: { only?: string } = {}): Promise<Change> {
    return this.folder.rollback(name, author, options);
  }

  promote(name: string, author: Author, options: { only?: string; share?: number | undefined } = {}): Promise<Change> {
    return this.folder.promote(name, author, options);
  }
}
