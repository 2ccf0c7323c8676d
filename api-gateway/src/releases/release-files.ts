import { randomUUID } from 'node:crypto';
import { access, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type RemoteManifest, remoteManifest, shellManifest } from '@fakos/contracts/remote/manifest';
import type { z } from 'zod';
import type { LiveSite } from './admission/check-contract.ts';
import { Compositions } from './composition/compositions.ts';
import type { Registry, Sealed } from './registry.ts';
import { ReleaseRefused } from './release-errors.ts';
import { computeIntegrity, MANIFEST_FILE, type Manifest, readSizes, verifyRelease } from './verify-release.ts';

/** Age after which the files of an interrupted publication are removed, in milliseconds. */
const ABANDONED_MS = 3_600_000;
const INCOMING = '.incoming';
/** The bucket that gets every canary. */
const FIRST_BUCKET = 0;

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

  /** Turns an incoming folder into a release. An existing complete release stays; a damaged one is replaced. */
  async moveIn(incoming: string, name: string, version: string): Promise<void> {
    const manifest = await readFile(path.join(incoming, MANIFEST_FILE));
    const isThere = async () => (await this.isRelease(name, version, manifest)) && this.isWhole(name, version);
    if (await isThere()) return;
    const target = this.getFolder(name, version);
    await mkdir(path.dirname(target), { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(incoming, target).catch(async (error: unknown) => {
      // Another process published the same release at the same moment.
      if (!(await isThere())) throw error;
    });
  }

  /** Adds a build without making it live. `isNew` is true where its version did not exist. */
  async addBuild(name: string, build: string): Promise<Sealed & { readonly isNew: boolean }> {
    const schema = getSchema(name);
    const manifest = await readFile(path.join(build, MANIFEST_FILE));
    const { version } = schema.parse(JSON.parse(manifest.toString('utf8')));
    const isNew = !(await this.hasRelease(name, version));
    if (isNew || !(await this.isRelease(name, version, manifest))) {
      await this.withIncoming(async (incoming) => {
        await cp(build, incoming, { recursive: true });
        const found = await verifyRelease(incoming, schema);
        if (!found.ok) throw new ReleaseRefused(found.reasons.map((reason) => `${name}: ${reason}`));
        await this.moveIn(incoming, name, version);
      });
    }
    return { version, seal: computeIntegrity(manifest), isNew };
  }

  /** True where the release exists; its files are not checked. */
  hasRelease(name: string, version: string): Promise<boolean> {
    return access(path.join(this.getFolder(name, version), MANIFEST_FILE)).then(
      () => true,
      () => false,
    );
  }

  /** True where all files of a release exist and are as published. */
  async isWhole(name: string, version: string): Promise<boolean> {
    if (!(await this.hasRelease(name, version))) return false;
    return (await verifyRelease(this.getFolder(name, version), getSchema(name))).ok;
  }

  /** Everything that a registry says is live, with sizes, for the check of a candidate. */
  async measureLive(registry: Registry, { id, version }: RemoteManifest): Promise<LiveSite> {
    const compositions = new Compositions(this.folder, () => undefined);
    const { shell, remotes } = await compositions.get(registry, undefined);
    const withCanaries = await compositions.get(registry, FIRST_BUCKET);
    return {
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
      known: await this.readManifest(id, version),
    };
  }

  /** True where a release's manifest is this one. */
  private async isRelease(name: string, version: string, manifest: Buffer): Promise<boolean> {
    const bytes = await readFile(path.join(this.getFolder(name, version), MANIFEST_FILE)).catch(() => undefined);
    return bytes?.equals(manifest) ?? false;
  }

  /** A release's manifest; undefined where it cannot be read. */
  async readManifest(name: string, version: string): Promise<RemoteManifest | undefined> {
    const json = await readJson(path.join(this.getFolder(name, version), MANIFEST_FILE)).catch(() => undefined);
    return remoteManifest.safeParse(json).data;
  }

  private getFolder(name: string, version: string): string {
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
  return name === 'shell' ? shellManifest : remoteManifest;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
