import { CONTRACT_VERSION, type RemoteManifest, type ShellManifest } from '@fakos/contracts/remote/manifest';
import { slotNames } from '@fakos/contracts/remote/slot-names';
import type { Registry } from '../registry.ts';
import { ReleaseConflict, ReleaseRefused } from '../release-errors.ts';
import type { ReleaseFiles } from '../release-files.ts';
import { MANIFEST_FILE } from '../verify-release.ts';
import { checkContract } from './check-contract.ts';
import { satisfiesKit } from './kit-range.ts';
import type { Measured } from './weigh-view.ts';

/** Decides which releases may become live beside those that are: on publication, promotion and rollback. */
export class Admission {
  private readonly files: ReleaseFiles;

  constructor(files: ReleaseFiles) {
    this.files = files;
  }

  /** Checks a candidate against what a registry says is live. Throws {@link ReleaseRefused}. */
  async require(
    registry: Registry,
    candidate: Measured<RemoteManifest>,
    rules: { forceSlotRemoval?: boolean; wasAdmitted?: boolean },
  ): Promise<void> {
    if (!registry.shell) throw new ReleaseConflict('There is no shell yet; npm start publishes the first one.');
    const live = await this.files.measureLive(registry, candidate.manifest);
    const { ok, reasons } = checkContract(candidate, live, { slots: slotNames, forceSlotRemoval: false, ...rules });
    if (!ok) throw new ReleaseRefused(reasons);
  }

  /** The same for a release that was published before: later releases may conflict with it. */
  async requireAgain(registry: Registry, name: string, version: string): Promise<void> {
    const manifest = await this.files.readManifest(name, version);
    if (!manifest) throw new ReleaseRefused([`${MANIFEST_FILE}: of ${name} ${version} cannot be read`]);
    await this.require(registry, { manifest, sizes: {} }, { wasAdmitted: true });
  }

  /** The versions of a remote that are complete and fit what is live now. Throws the first one's reasons where none does. */
  async findFitting(registry: Registry, name: string, versions: readonly string[]): Promise<string[]> {
    const fitting: string[] = [];
    let refused: unknown;
    for (const version of versions) {
      if (!(await this.files.isWhole(name, version))) continue;
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
  async runsWith({ kit }: ShellManifest, name: string, version: string): Promise<boolean> {
    const manifest = await this.files.readManifest(name, version);
    return !manifest || (manifest.contract === CONTRACT_VERSION && satisfiesKit(kit, manifest.kit));
  }
}
