import type { ShellManifest } from '@fakos/contracts/remote/manifest';
import type { HistoryEntry } from '../history.ts';
import { type Registry, SHELL } from '../registry.ts';
import { ReleaseConflict, ReleaseRefused } from '../release-errors.ts';
import type { ReleaseFiles } from '../release-files.ts';
import { MANIFEST_FILE } from '../verify-release.ts';
import { type Candidate, type ContractRules, checkContract, type Verdict } from './check-contract.ts';
import { checkShell } from './check-shell.ts';
import { listKitProblems } from './kit-exports.ts';

/** Decides which releases may become live together with the current ones: on publication, promotion and rollback. */
export class Admission {
  private readonly files: ReleaseFiles;

  constructor(files: ReleaseFiles) {
    this.files = files;
  }

  /**
   * Checks a remote's candidate against the live releases of a registry. Throws {@link ReleaseRefused}.
   *
   * @param rolledBack the last rollback from its version, if there was one
   * @returns the reasons against it that `rules` waive
   */
  async require(
    registry: Registry,
    candidate: Candidate,
    rules: ContractRules,
    rolledBack?: HistoryEntry,
  ): Promise<readonly string[]> {
    if (!registry.shell) throw new ReleaseConflict('There is no shell yet; npm start publishes the first one.');
    const live = await this.files.measureLive(registry, candidate.manifest);
    const verdict = checkContract(candidate, { ...live, rolledBack }, rules);
    refuse(verdict);
    return verdict.forced;
  }

  /** Checks a candidate of the shell against the live remotes. Throws {@link ReleaseRefused}. */
  async requireShell(registry: Registry, candidate: ShellManifest): Promise<void> {
    refuse(checkShell(candidate, await this.files.measureForShell(registry, candidate.version)));
  }

  /** Checks a release that was published before: later releases may conflict with it. Throws {@link ReleaseRefused}. */
  async requireAgain(registry: Registry, name: string, version: string): Promise<void> {
    const unreadable = new ReleaseRefused([`${MANIFEST_FILE}: of ${name} ${version} cannot be read`]);
    if (name === SHELL) {
      const manifest = await this.files.readShellManifest(version);
      if (!manifest) throw unreadable;
      return this.requireShell(registry, manifest);
    }
    const manifest = await this.files.readManifest(name, version);
    if (!manifest) throw unreadable;
    await this.require(registry, { manifest, sizes: {} }, { wasAdmitted: true });
  }

  /** The complete versions of a release that fit the live releases. If there is none, throws the first one's reasons. */
  async findFitting(registry: Registry, name: string, versions: readonly string[]): Promise<string[]> {
    const fitting: string[] = [];
    let refused: unknown;
    for (const version of versions) {
      if (!(await this.files.isIntact(registry, name, version))) continue;
      try {
        await this.requireAgain(registry, name, version);
        fitting.push(version);
      } catch (error) {
        refused ??= error;
      }
    }
    if (fitting.length === 0 && refused) throw refused;
    return fitting;
  }

  /** False for a release that would not run with a shell. True for one that cannot be read. */
  async runsWith(shell: ShellManifest, name: string, version: string): Promise<boolean> {
    const manifest = await this.files.readManifest(name, version);
    return !manifest || (manifest.contract === shell.contract && listKitProblems(shell, manifest).length === 0);
  }
}

function refuse({ ok, reasons }: Pick<Verdict, 'ok' | 'reasons'>): void {
  if (!ok) throw new ReleaseRefused(reasons);
}
