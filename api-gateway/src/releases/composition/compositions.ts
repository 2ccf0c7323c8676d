import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type RemoteManifest,
  remoteManifest,
  type ShellManifest,
  shellManifest,
} from '@fakos/contracts/remote/manifest';
import type { z } from 'zod';
import { findEntry, type LiveEntry, listNames, type Registry, SHELL, STAGED_SHARE } from '../registry.ts';
import { computeIntegrity, MANIFEST_FILE } from '../verify-release.ts';
import { type LiveComposition, type LiveRelease, REMOTES_BASE, SHELL_BASE, STAGED_BUCKET } from './live-composition.ts';

/** Earlier good releases that a page may fall back to. */
export const MAX_PREVIOUS = 3;
/** How long a composition with an unreadable release is used before its files are read again, in milliseconds. */
export const UNREADABLE_RETRY_MS = 5_000;

/** A release that the registry lists and whose manifest is missing, malformed or not the published one. */
export interface UnreadableRelease {
  /** `shell`, or the name of a remote. */
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}

interface Composed {
  readonly composition: Promise<LiveComposition>;
  /** When to compose again; never where every release could be read. */
  composeAgainAt: number;
}

/** A release as it was read: its manifest and its folder. */
interface Found<M> {
  readonly manifest: M;
  readonly folder: string;
}

/** Handlers for releases that cannot be read. */
interface Problems {
  /** Compose again soon. */
  retry(): void;
}

/**
 * The compositions that visitors get, one for each revision of the registry and combination of canaries. A release that
 * cannot be read is replaced by the newest earlier one; without one, by its last readable state.
 */
export class Compositions {
  private readonly folder: string;
  private readonly onUnreadable: (release: UnreadableRelease) => void;
  private registry: Registry | undefined;
  private readonly variants = new Map<string, Composed>();
  private readonly reported = new Set<string>();
  /** The most recently read release of each name. */
  private readonly remembered = new Map<string, Found<unknown>>();

  constructor(folder: string, onUnreadable: (release: UnreadableRelease) => void) {
    this.folder = folder;
    this.onUnreadable = onUnreadable;
  }

  /** The composition for a visitor's bucket. Without a bucket, it has no canaries. */
  get(registry: Registry, bucket: number | undefined): Promise<LiveComposition> {
    if (this.registry !== registry) {
      this.registry = registry;
      this.variants.clear();
      this.reported.clear();
    }
    const canaries = listNames(registry).filter((name) => {
      const canary = findEntry(registry, name)?.canary;
      return canary && bucket !== undefined && isChosen(bucket, canary.share);
    });
    const variant = canaries.join(' ');
    const known = this.variants.get(variant);
    if (known && performance.now() < known.composeAgainAt) return known.composition;
    const composed: Composed = {
      composition: this.compose(registry, canaries, {
        retry: () => {
          composed.composeAgainAt = performance.now() + UNREADABLE_RETRY_MS;
        },
      }),
      composeAgainAt: Number.POSITIVE_INFINITY,
    };
    this.variants.set(variant, composed);
    composed.composition.catch(() => this.variants.delete(variant));
    return composed.composition;
  }

  private async compose(registry: Registry, canaries: readonly string[], problems: Problems): Promise<LiveComposition> {
    const findReleases = <M>(name: string, entry: LiveEntry, schema: z.ZodType<M>, count: number) =>
      this.findReleases({ name, entry, schema, count, isCanary: canaries.includes(name) }, problems);
    const [shell] = registry.shell
      ? await findReleases<ShellManifest>(SHELL, registry.shell, shellManifest, 1)
      : ([] as const);
    if (!shell) throw new Error('No release of the shell can be read.');
    const remotes = await Promise.all(
      Object.entries(registry.remotes).map(async ([name, entry]): Promise<LiveRelease | undefined> => {
        const found = await findReleases<RemoteManifest>(name, entry, remoteManifest, MAX_PREVIOUS + 1);
        const [live, ...previous] = found.map((release) => ({
          ...release,
          base: `${REMOTES_BASE}${name}/${release.manifest.version}/`,
        }));
        return live && { ...live, previous };
      }),
    );
    const found = remotes.filter((remote) => remote !== undefined);
    const { version } = shell.manifest;
    const versions = found.map(({ manifest }) => `${manifest.id}@${manifest.version}`);
    return {
      key: [`${SHELL}@${version}`, ...versions].join(' '),
      shell: shell.manifest,
      shellBase: `${SHELL_BASE}${version}/`,
      shellFolder: shell.folder,
      remotes: found,
    };
  }

  /** The first releases of a name that can be read, newest first; none where none can and none was read before. */
  private async findReleases<M>(
    wanted: { name: string; entry: LiveEntry; schema: z.ZodType<M>; count: number; isCanary: boolean },
    problems: Problems,
  ): Promise<Found<M>[]> {
    const { name, entry, schema, count, isCanary } = wanted;
    const first = isCanary && entry.canary ? [entry.canary.version, entry.live] : [entry.live];
    const releases: Found<M>[] = [];
    for (const version of [...first, ...entry.good]) {
      const release = await this.read(name, version, entry.seals[version], schema).catch((error: unknown) => {
        problems.retry();
        this.report({ remote: name, version, reason: error instanceof Error ? error.message : String(error) });
      });
      if (release) releases.push(release);
      if (releases.length >= count) break;
    }
    if (releases[0]) this.remembered.set(name, releases[0]);
    const remembered = this.remembered.get(name) as Found<M> | undefined;
    return releases.length > 0 || !remembered ? releases : [remembered];
  }

  private async read<M>(
    name: string,
    version: string,
    seal: string | undefined,
    schema: z.ZodType<M>,
  ): Promise<Found<M>> {
    const folder = path.join(this.folder, name, version);
    const bytes = await readFile(path.join(folder, MANIFEST_FILE));
    // Registries from before the shell had releases of its own have no seal of it.
    const isUnsealed = name === SHELL && seal === undefined;
    if (!isUnsealed && computeIntegrity(bytes) !== seal)
      throw new Error(`${MANIFEST_FILE} differs from the published one`);
    return { manifest: schema.parse(JSON.parse(bytes.toString('utf8'))), folder };
  }

  private report(release: UnreadableRelease): void {
    const name = `${release.remote} ${release.version}`;
    if (this.reported.has(name)) return;
    this.reported.add(name);
    this.onUnreadable(release);
  }
}

const isChosen = (bucket: number, share: number) =>
  bucket === STAGED_BUCKET ? share === STAGED_SHARE : bucket < share;
