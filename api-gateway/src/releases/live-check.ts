import type { Logger } from 'pino';
import type { ReleaseProblem } from './release-files.ts';
import type { ReleaseFolder } from './release-folder.ts';

/** How long a verification of the live files is valid, in milliseconds. */
const LIVE_CHECK_MS = 60_000;

/**
 * Verifies the files of the live releases on demand. A result is cached for a minute or until the live releases change.
 * Problems are logged when they appear.
 */
export class LiveCheck {
  private readonly folder: ReleaseFolder;
  private readonly log: Logger;
  private latest:
    | { readonly revision: number; readonly at: number; readonly problems: Promise<ReleaseProblem[]> }
    | undefined;
  private readonly logged = new Set<string>();

  constructor(folder: ReleaseFolder, log: Logger) {
    this.folder = folder;
    this.log = log;
  }

  /** Live releases whose files differ from the published ones. */
  async listProblems(): Promise<readonly ReleaseProblem[]> {
    const revision = await this.folder.getRevision();
    const isCurrent = this.latest?.revision === revision && performance.now() - this.latest.at < LIVE_CHECK_MS;
    if (!this.latest || !isCurrent) {
      this.latest = { revision, at: performance.now(), problems: this.folder.inspectLive() };
      // A failed check is not cached, so the next call checks again.
      this.latest.problems.catch(() => {
        this.latest = undefined;
      });
    }
    const problems = await this.latest.problems;
    this.logNew(problems);
    return problems;
  }

  /** Why the object storage of the releases cannot be reached at present. */
  getStorageProblem(): string | undefined {
    return this.folder.getStorageProblem();
  }

  private logNew(problems: readonly ReleaseProblem[]): void {
    const names = problems.map(({ name, version }) => `${name} ${version}`);
    for (const known of this.logged) if (!names.includes(known)) this.logged.delete(known);
    for (const { name, version, reasons } of problems) {
      if (this.logged.has(`${name} ${version}`)) continue;
      this.logged.add(`${name} ${version}`);
      this.log.error({ remote: name, version, reasons }, 'the files of a live release are not as published');
    }
  }
}
