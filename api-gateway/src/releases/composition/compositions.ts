import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteManifest, shellManifest } from '@fakos/contracts/remote/manifest';
import type { LiveEntry, Registry } from '../registry.ts';
import { computeIntegrity, MANIFEST_FILE } from '../verify-release.ts';
import { type LiveComposition, type LiveRelease, REMOTES_BASE, type Release, SHELL_BASE } from './live-composition.ts';

/** Earlier good releases that a page may fall back to. */
export const MAX_PREVIOUS = 3;
/** How long a composition with an unreadable release is used before its files are read again, in milliseconds. */
export const UNREADABLE_RETRY_MS = 5_000;

/** A release that the registry lists and whose manifest is missing, malformed or not the published one. */
export interface UnreadableRelease {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}

interface Composed {
  readonly composition: Promise<LiveComposition>;
  /** When to compose again; never where every release could be read. */
  composeAgainAt: number;
}

/** The compositions that visitors get, one for each revision of the registry and combination of canaries. */
export class Compositions {
  private readonly folder: string;
  private readonly onUnreadable: (release: UnreadableRelease) => void;
  private registry: Registry | undefined;
  private readonly variants = new Map<string, Composed>();
  private readonly reported = new Set<string>();

  constructor(folder: string, onUnreadable: (release: UnreadableRelease) => void) {
    this.folder = folder;
    this.onUnreadable = onUnreadable;
  }

  /** What is live for a visitor's bucket. Without a bucket, no canaries. */
  get(registry: Registry, bucket: number | undefined): Promise<LiveComposition> {
    if (this.registry !== registry) {
      this.registry = registry;
      this.variants.clear();
      this.reported.clear();
    }
    const canaries = Object.entries(registry.remotes)
      .filter(([, { canary }]) => canary && bucket !== undefined && bucket < canary.share)
      .map(([name]) => name);
    const variant = canaries.join(' ');
    const known = this.variants.get(variant);
    if (known && performance.now() < known.composeAgainAt) return known.composition;
    const composed: Composed = {
      composition: this.compose(registry, canaries, () => {
        composed.composeAgainAt = performance.now() + UNREADABLE_RETRY_MS;
      }),
      composeAgainAt: Number.POSITIVE_INFINITY,
    };
    this.variants.set(variant, composed);
    composed.composition.catch(() => this.variants.delete(variant));
    return composed.composition;
  }

  private async compose(registry: Registry, canaries: readonly string[], retry: () => void): Promise<LiveComposition> {
    const shellFolder = path.join(this.folder, 'shell', registry.shell);
    const shell = shellManifest.parse(JSON.parse(await readFile(path.join(shellFolder, MANIFEST_FILE), 'utf8')));
    const found = await Promise.all(
      Object.entries(registry.remotes).map(([name, entry]) => this.choose(name, entry, canaries.includes(name), retry)),
    );
    const remotes = found.filter((remote) => remote !== undefined);
    const versions = remotes.map(({ manifest }) => `${manifest.id}@${manifest.version}`);
    return {
      key: [`shell@${registry.shell}`, ...versions].join(' '),
      shell,
      shellBase: `${SHELL_BASE}${registry.shell}/`,
      shellFolder,
      remotes,
    };
  }

  /** The first of a remote's releases that can be read, with the ones after it; undefined where none can. */
  private async choose(
    name: string,
    entry: LiveEntry,
    isCanary: boolean,
    retry: () => void,
  ): Promise<LiveRelease | undefined> {
    const first = isCanary && entry.canary ? [entry.canary.version, entry.live] : [entry.live];
    const releases: Release[] = [];
    for (const version of [...first, ...entry.good]) {
      const release = await this.read(name, version, entry.seals[version]).catch((error: unknown) => {
        retry();
        this.report({ remote: name, version, reason: error instanceof Error ? error.message : String(error) });
      });
      if (release) releases.push(release);
      if (releases.length > MAX_PREVIOUS) break;
    }
    const [live, ...previous] = releases;
    return live && { ...live, previous };
  }

  private async read(name: string, version: string, seal: string | undefined): Promise<Release> {
    const folder = path.join(this.folder, name, version);
    const bytes = await readFile(path.join(folder, MANIFEST_FILE));
    if (computeIntegrity(bytes) !== seal) throw new Error(`${MANIFEST_FILE} differs from the published one`);
    const manifest = remoteManifest.parse(JSON.parse(bytes.toString('utf8')));
    return { manifest, base: `${REMOTES_BASE}${name}/${version}/`, folder };
  }

  private report(release: UnreadableRelease): void {
    const name = `${release.remote} ${release.version}`;
    if (this.reported.has(name)) return;
    this.reported.add(name);
    this.onUnreadable(release);
  }
}
