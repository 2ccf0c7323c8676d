import { existsSync } from 'node:fs';
import { getReleasesFolder, openReleases } from '@fakos/api-gateway/releases/open-releases';
import type { Author, Change } from '@fakos/api-gateway/releases/registry-store';
import type { PublishOptions, ReleaseFolder } from '@fakos/api-gateway/releases/release-folder';
import type { Repair } from '@fakos/api-gateway/releases/repair-releases';
import { parseS3Location } from '@fakos/contracts/servers/s3-location';
import { UserError } from '../user-error.ts';
import type { Arguments } from './arguments.ts';
import type { Installation, Listing } from './installation.ts';
import { isAddress, openRunningInstallation } from './running-installation.ts';

/** Opens the installation that `--to` names: a data folder, shared releases or a running gateway. */
export function openInstallation({ to, token }: Arguments): Installation {
  if (isAddress(to)) return openRunningInstallation(to, token);
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
