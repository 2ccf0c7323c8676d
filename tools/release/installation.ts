import { existsSync } from 'node:fs';
import type { FailureCount } from '@fakos/api-gateway/releases/failure-counts';
import type { HistoryEntry } from '@fakos/api-gateway/releases/history';
import type { Author, Change } from '@fakos/api-gateway/releases/registry-file';
import {
  type ListedRemote,
  type PublishOptions,
  ReleaseFolder,
  releasesFolder,
} from '@fakos/api-gateway/releases/release-folder';
import { type Arguments, Refusal } from './arguments.ts';
import { RunningInstallation } from './running-installation.ts';

/** What an installation says of its releases. */
export interface Listing {
  readonly shell: string;
  readonly remotes: readonly ListedRemote[];
  /** Changes; their order is of no account. */
  readonly history: readonly HistoryEntry[];
  /** Views and failures, known to running gateways only. */
  readonly failures: readonly FailureCount[];
}

/** A place in which releases are live: a data folder, or a gateway that runs somewhere. */
export interface Installation {
  list(): Promise<Listing>;
  publish(name: string, build: string, options: PublishOptions): Promise<Change>;
  rollback(name: string, author: Author): Promise<Change>;
  promote(name: string, author: Author): Promise<Change>;
}

/** Opens what `--to` names. */
export function openInstallation({ to, token }: Arguments): Installation {
  if (/^https?:\/\//.test(to)) {
    if (!token) throw new Refusal('A running gateway wants a token: --token TOKEN, or FAKOS_RELEASE_TOKEN.');
    return new RunningInstallation(to, token);
  }
  const folder = releasesFolder(to);
  if (!existsSync(folder))
    throw new Refusal(
      `${to} is no data folder with releases; npm start makes one. Another one: --to FOLDER or --to URL.`,
    );
  return new FolderInstallation(new ReleaseFolder(folder));
}

class FolderInstallation implements Installation {
  private readonly folder: ReleaseFolder;

  constructor(folder: ReleaseFolder) {
    this.folder = folder;
  }

  async list(): Promise<Listing> {
    return { ...(await this.folder.list()), history: await this.folder.history(), failures: [] };
  }

  publish(_name: string, build: string, options: PublishOptions): Promise<Change> {
    return this.folder.publish(build, options);
  }

  rollback(name: string, author: Author): Promise<Change> {
    return this.folder.rollback(name, author);
  }

  promote(name: string, author: Author): Promise<Change> {
    return this.folder.promote(name, author);
  }
}
