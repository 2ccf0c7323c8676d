import { randomUUID } from 'node:crypto';
import { access, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  type RemoteManifest,
  remoteManifest,
  type ShellManifest,
  shellManifest,
} from '@fakos/contracts/remote/manifest';
import type { z } from 'zod';
import type { LiveSite } from './admission/check-contract.ts';
import type { LiveForShell } from './admission/check-shell.ts';
import { findGlobalSelectors } from './admission/global-selectors.ts';
import { Compositions } from './composition/compositions.ts';
import { findEntry, type LiveEntry, listNames, type Registry, type Sealed, SHELL } from './registry.ts';
import { ReleaseRefused } from './release-errors.ts';
import {
  computeIntegrity,
  MANIFEST_FILE,
  type Manifest,
  readSizes,
  type Verification,
  verifyRelease,
} from './verify-release.ts';

/** Age after which the files of an interrupted publication are removed, in milliseconds. */
const ABANDONED_MS = 3_600_000;
const INCOMING = '.incoming';
/** The bucket that gets every canary. */
const FIRST_BUCKET = 0;

/** A build that is among the releases now. */
export interface AddedBuild extends Sealed {
  readonly isNew: boolean;
  readonly isOther: boolean;
}

/** A listed release whose files are not as published. */
export interface ReleaseProblem {
  readonly name: string;
  readonly version: string;
  readonly isLive: boolean;
  readonly reasons: readonly string[];
}

/** The folders of releases, `NAME/VERSION/`. Each is created complete, by a rename, and never changes. */
export class ReleaseFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Runs work with a temporary folder beside the releases, which {@link moveIn} may turn into a release. */
  async withIncoming<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const parent = path.join(this.folder, INCOMING);
    await mkdir(parent, { recursive: true });
    await removeAbandoned(parent);
    const incoming = path.join(parent, randomUUID());
    await mkdir(incoming);
    try {
      return await work(incoming);
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  /**
   * Turns an incoming folder into a release. An existing release with the same manifest and complete files stays; any other
   * one is replaced, so the caller must know that it is damaged.
   */
  async moveIn(incoming: string, name: string, version: string): Promise<void> {
    const seal = computeIntegrity(await readFile(path.join(incoming, MANIFEST_FILE)));
    const isThere = async () => (await this.inspect(name, version, seal)).length === 0;
    if (await isThere()) return;
    const target = this.getFolder(name, version);
    await mkdir(path.dirname(target), { recursive: true });
    // The incoming folder stays, because a change of the registry may be made again.
    const copy = `${incoming}-copy`;
    await cp(incoming, copy, { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(copy, target).catch(async (error: unknown) => {
      // Another process published the same release at the same moment.
      await rm(copy, { recursive: true, force: true });
      if (!(await isThere())) throw error;
    });
  }

  /**
   * Adds a build without making it live. A release of the same version that is as published stays; a damaged one is
   * replaced. `isNew` is true where its version did not exist, `isOther` where the release that stays has other files.
   *
   * @param seals of the listed releases, by version
   */
  async addBuild(name: string, build: string, seals: Readonly<Record<string, string>>): Promise<AddedBuild> {
    const schema = getSchema(name);
    const manifest = await readFile(path.join(build, MANIFEST_FILE));
    const seal = computeIntegrity(manifest);
    const { version } = schema.parse(JSON.parse(manifest.toString('utf8')));
    const isNew = !(await this.hasRelease(name, version));
    const published = seals[version];
    const isIntact = !isNew && (await this.inspect(name, version, published)).length === 0;
    if (isIntact) {
      const there = published ?? (await this.readSeal(name, version)) ?? seal;
      return { version, seal: there, isNew, isOther: there !== seal };
    }
    await this.withIncoming(async (incoming) => {
      await cp(build, incoming, { recursive: true });
      const found = await verifyRelease(incoming, schema);
      if (!found.ok) throw new ReleaseRefused(found.reasons.map((reason) => `${name}: ${reason}`));
      await this.moveIn(incoming, name, version);
    });
    return { version, seal, isNew, isOther: false };
  }

  /**
   * Problems with the files of a release; empty if all are as published.
   *
   * @param seal of the published manifest; where it is left out, the manifest itself is not compared
   */
  async inspect(name: string, version: string, seal: string | undefined): Promise<readonly string[]> {
    const found = await this.verify(name, version);
    if (!found.ok) return found.reasons;
    return seal === undefined || found.seal === seal ? [] : [`${MANIFEST_FILE}: differs from the published one`];
  }

  /** The verification of a release by its own manifest. */
  async verify(name: string, version: string): Promise<Verification<Manifest>> {
    if (!(await this.hasRelease(name, version))) return { ok: false, reasons: [`${MANIFEST_FILE}: is missing`] };
    return verifyRelease(this.getFolder(name, version), getSchema(name));
  }

  /** True where the release exists; its files are not checked. */
  hasRelease(name: string, version: string): Promise<boolean> {
    return access(path.join(this.getFolder(name, version), MANIFEST_FILE)).then(
      () => true,
      () => false,
    );
  }

  /** Everything that a registry says is live, with sizes, for the check of a remote's candidate. */
  async measureLive(registry: Registry, { id, version }: RemoteManifest): Promise<LiveSite> {
    const compositions = new Compositions(this.folder, () => undefined);
    const { shell, remotes } = await compositions.get(registry, undefined);
    const withCanaries = await compositions.get(registry, FIRST_BUCKET);
    const before = remotes.find(({ manifest }) => manifest.id === id)?.manifest;
    const live = before && this.getFolder(id, before.version);
    const globals = live ? await findGlobalSelectors(live, id, await listFileNames(live)) : [];
    return {
      shellCanary: registry.shell?.canary && withCanaries.shell,
      shell: { manifest: shell, sizes: await readSizes(this.getFolder('shell', shell.version)) },
      remotes: await Promise.all(
        remotes.map(async ({ manifest }) => ({
          manifest,
          sizes: await readSizes(this.getFolder(manifest.id, manifest.version)),
        })),
      ),
      canaries: withCanaries.remotes
        .filter(({ manifest }) => registry.remotes[manifest.id]?.canary?.version === manifest.version)
        .map(({ manifest }) => manifest),
      known: (await this.isIntact(registry, id, version)) ? await this.readManifest(id, version) : undefined,
      globalSelectors: globals.map(({ selector }) => selector),
    };
  }

  /** The live releases that a candidate of the shell is checked against. Unreadable releases of remotes are left out. */
  async measureForShell(registry: Registry, version: string): Promise<LiveForShell> {
    const releases = Object.entries(registry.remotes).flatMap(([name, { live, canary }]) =>
      [live, ...(canary ? [canary.version] : [])].map((known) => ({ name, version: known })),
    );
    const manifests = await Promise.all(releases.map((release) => this.readManifest(release.name, release.version)));
    return {
      remotes: manifests.filter((manifest) => manifest !== undefined),
      known: (await this.isIntact(registry, SHELL, version)) ? await this.readShellManifest(version) : undefined,
    };
  }

  /** True for a release whose files are as published. */
  async isIntact(registry: Registry, name: string, version: string): Promise<boolean> {
    return (await this.inspect(name, version, findEntry(registry, name)?.seals[version])).length === 0;
  }

  /**
   * Problems of a registry's listed releases. Releases without problems are left out.
   *
   * @param listVersions the versions of an entry to look at
   */
  async inspectListed(
    registry: Registry,
    listVersions: (entry: LiveEntry) => readonly string[],
  ): Promise<ReleaseProblem[]> {
    const listed = listNames(registry).flatMap((name) => {
      const entry = findEntry(registry, name);
      return entry ? listVersions(entry).map((version) => ({ name, version, seal: entry.seals[version] })) : [];
    });
    const problems = await Promise.all(
      listed.map(async ({ seal, ...release }) => ({
        ...release,
        isLive: findEntry(registry, release.name)?.live === release.version,
        reasons: await this.inspect(release.name, release.version, seal),
      })),
    );
    return problems.filter(({ reasons }) => reasons.length > 0);
  }

  /** Refuses a folder whose files are not those of a sealed release. */
  async requireSealed(folder: string, { name, version, seal }: Sealed & { readonly name: string }): Promise<void> {
    const found = await verifyRelease(folder, getSchema(name));
    if (!found.ok) throw new ReleaseRefused(found.reasons);
    if (found.seal !== seal || found.manifest.version !== version)
      throw new ReleaseRefused([`${MANIFEST_FILE}: differs from the published one`]);
  }

  /** The hash of a release's manifest; undefined where there is none. */
  async readSeal(name: string, version: string): Promise<string | undefined> {
    const bytes = await readFile(path.join(this.getFolder(name, version), MANIFEST_FILE)).catch(() => undefined);
    return bytes && computeIntegrity(bytes);
  }

  /** A release's manifest; undefined where it cannot be read. */
  async readManifest(name: string, version: string): Promise<RemoteManifest | undefined> {
    const json = await readJson(path.join(this.getFolder(name, version), MANIFEST_FILE)).catch(() => undefined);
    return remoteManifest.safeParse(json).data;
  }

  /** The manifest of a shell's release; undefined where it cannot be read. */
  async readShellManifest(version: string): Promise<ShellManifest | undefined> {
    const json = await readJson(path.join(this.getFolder(SHELL, version), MANIFEST_FILE)).catch(() => undefined);
    return shellManifest.safeParse(json).data;
  }

  /** The folder of a release. */
  getFolder(name: string, version: string): string {
    return path.join(this.folder, name, version);
  }
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = path.join(parent, name);
    // Another process may have removed it already.
    const since = await stat(folder).catch(() => undefined);
    if (since && Date.now() - since.mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
  }
}

function getSchema(name: string): z.ZodType<Manifest> {
  return name === SHELL ? shellManifest : remoteManifest;
}

/** Names of the files in a release's folder; none where it is gone. */
function listFileNames(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
