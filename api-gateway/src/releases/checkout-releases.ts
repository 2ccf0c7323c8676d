import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type RemoteManifest,
  remoteManifest,
  type ShellManifest,
  shellManifest,
} from '@fakos/contracts/remote/manifest';
import type { Admission } from './admission/admission.ts';
import { findEntry, type LiveEntry, type Registry, SHELL, withEntry, withLive } from './registry.ts';
import type { Change, RegistryStore } from './registry-store.ts';
import { ReleaseRefused } from './release-errors.ts';
import type { AddedBuild, ReleaseFiles } from './release-files.ts';
import { MANIFEST_FILE } from './verify-release.ts';

/** Author of the releases that a start publishes from the checkout's builds. */
export const STARTED_BY = 'npm start';

/** Folders of a checkout's builds. */
export interface CheckoutBuilds {
  readonly shell: string;
  readonly remotes: readonly string[];
  /** Publish only packages without a live release, or with a damaged live release of the same version. */
  readonly onlyMissing?: boolean;
}

/** The outcome of publishing a checkout's builds. */
export interface CheckoutResult {
  readonly published: readonly { readonly name: string; readonly version: string }[];
  /** Builds that were not published, because their version is published with other files. */
  readonly refused: readonly { readonly name: string; readonly version: string }[];
}

interface Parts {
  readonly registry: RegistryStore;
  readonly files: ReleaseFiles;
  readonly admission: Admission;
}

interface Build {
  readonly name: string;
  readonly folder: string;
  readonly manifest: RemoteManifest | ShellManifest;
}

/**
 * Publishes builds of a checkout: those without a live release; and, unless only missing ones are wanted, versions that are
 * new, those whose live release comes from an earlier start, and remotes whose live release does not run with the shell.
 * Other releases, which operators published or rolled back, stay live. A version that is published with other files stays as
 * it is.
 */
export async function publishCheckout(parts: Parts, builds: CheckoutBuilds): Promise<CheckoutResult> {
  const shell = await readBuild(builds.shell, shellManifest, () => SHELL);
  const remotes = await Promise.all(builds.remotes.map((folder) => readBuild(folder, remoteManifest, ({ id }) => id)));
  const author = { by: STARTED_BY, why: 'the builds of this checkout' };
  return parts.registry.change(author, async (before, authorship) => {
    const changes: Change[] = [];
    const refused: { name: string; version: string }[] = [];
    let registry = before;
    // The shell comes first, because remotes are compared with the one that will be live.
    for (const build of [shell, ...remotes]) {
      const { name, manifest } = build;
      const { version } = manifest;
      const entry = findEntry(registry, name);
      if (builds.onlyMissing && entry && entry.live !== version) continue;
      const added = await parts.files.addBuild(name, build.folder, entry?.seals ?? {});
      if (added.isOther) refused.push({ name, version });
      if (!(await mayBecomeLive(parts, registry, build, added, entry))) continue;
      registry = withEntry(registry, name, withLive(entry, added, authorship));
      changes.push({ action: 'publish', name, version, from: entry?.live ?? null });
    }
    return {
      registry,
      changes,
      result: { published: changes.map(({ name, version }) => ({ name, version })), refused },
    };
  });
}

async function mayBecomeLive(
  { files, admission }: Parts,
  registry: Registry,
  { name, manifest }: Build,
  added: AddedBuild,
  entry: LiveEntry | undefined,
): Promise<boolean> {
  if (!entry) return true;
  if (entry.live === added.version) return entry.seals[added.version] !== added.seal;
  // Registries from before the shell had releases of its own do not say who published it.
  const isOurs = entry.by === STARTED_BY || entry.by === '';
  if (name === SHELL) return added.isNew || isOurs;
  const shell = registry.shell && (await files.readShellManifest(registry.shell.live));
  if (!shell) return false;
  const fits = await admission.runsWith(shell, name, manifest.version);
  return fits && (added.isNew || isOurs || !(await admission.runsWith(shell, name, entry.live)));
}

async function readBuild<M extends RemoteManifest | ShellManifest>(
  folder: string,
  schema: { parse(json: unknown): M },
  getName: (manifest: M) => string,
): Promise<Build> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) throw new ReleaseRefused([`${folder}: has no ${MANIFEST_FILE}`]);
  const manifest = schema.parse(JSON.parse(text));
  return { name: getName(manifest), folder, manifest };
}
