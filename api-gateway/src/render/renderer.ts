import { getPathLanguage, removePathLanguage } from '@fakos/contracts/languages';
import type { BootData } from '@fakos/contracts/remote/manifest';
import type { RenderedPage } from '@fakos/shared-kit/remote/rendering';
import type { Logger } from 'pino';
import { listViewFiles } from '../html/view-files.ts';
import type { LiveComposition, LiveRelease } from '../releases/composition/live-composition.ts';
import type { RunningRelease } from './find-running-release.ts';
import { PageCache } from './page-cache.ts';
import type { RenderPool } from './render-pool.ts';
import type { ArtifactFile, RenderFailure, ServerComposition } from './render-protocol.ts';

/** How long a release whose server artifact fails is skipped before it is tried again, in milliseconds. */
const SKIP_MS = 30_000;

/** V8 stores a text with one Greek letter in two bytes per character. */
const BYTES_PER_CHARACTER = 2;
/** What parsed data take, compared with their JSON. */
const OBJECT_FACTOR = 3;

/** Status of a page whose data could not be loaded. */
const UNAVAILABLE = 503;

/** A page to render. */
export interface PageRequest {
  readonly composition: LiveComposition;
  /** Path and query as requested. */
  readonly address: string;
  /** Origin of the site as the visitor reached it. */
  readonly origin: string;
  /** IP address of the visitor, whose failures are counted once. */
  readonly visitor: string;
  /** True for a page that all visitors share, which is then cached. */
  readonly isShared: boolean;
  readonly boot: (composition: LiveComposition) => Omit<BootData, 'rendered' | 'cache' | 'nonce'>;
}

/** A page and the composition that rendered it. */
export interface ComposedPage {
  readonly page: RenderedPage;
  readonly composition: LiveComposition;
}

/** Called for a page that could not be rendered. */
export type OnFailure = (failure: RenderFailure, request: PageRequest) => void;

/** Renders pages in the pool. A remote whose server artifact is unusable is rendered by its previous release. */
export class Renderer {
  private readonly pool: Pick<RenderPool, 'render'>;
  private readonly log: Logger;
  private readonly onFailure: OnFailure;
  private readonly now: () => number;
  private readonly skippedUntil = new Map<string, number>();
  private readonly pages: PageCache<ComposedPage>;

  constructor(parts: { pool: Pick<RenderPool, 'render'>; log: Logger; onFailure: OnFailure; now?: () => number }) {
    this.pool = parts.pool;
    this.log = parts.log;
    this.onFailure = parts.onFailure;
    this.now = parts.now ?? Date.now;
    this.pages = new PageCache({
      now: this.now,
      isCacheable: ({ page }) => page.meta.status !== UNAVAILABLE,
      getSize: ({ page }) =>
        (page.html.length + JSON.stringify(page.cache).length * OBJECT_FACTOR) * BYTES_PER_CHARACTER,
    });
  }

  /** What is live, with unusable releases replaced by the previous good ones. */
  getUsable(composition: LiveComposition): LiveComposition {
    const remotes = composition.remotes.map((live) =>
      this.isSkipped(live) ? (toPreviousRelease(live) ?? live) : live,
    );
    if (remotes.every((live, index) => live === composition.remotes[index])) return composition;
    const versions = remotes.map(({ manifest }) => `${manifest.id}@${manifest.version}`);
    return { ...composition, key: `${composition.key} ${versions.join(' ')}`, remotes };
  }

  /** The rendered page; undefined where the browser has to render it. */
  render(request: PageRequest): Promise<ComposedPage | undefined> {
    const composition = this.getUsable(request.composition);
    if (!request.isShared) return this.make(composition, request);
    return this.pages.get(`${composition.key} ${request.origin}${request.address}`, () =>
      this.make(composition, request),
    );
  }

  /** Removes rendered pages, because data has changed. */
  purge(): void {
    this.pages.purge();
  }

  private async make(composition: LiveComposition, request: PageRequest): Promise<ComposedPage | undefined> {
    const server = toServerComposition(composition);
    if (!server) return undefined;
    const { address, origin, boot } = request;
    const result = await this.pool.render(server, { address, origin, boot: boot(composition) });
    if ('page' in result) return { page: result.page, composition };
    const { stuck, isAlone } = result;
    const failure = isAlone ? { ...result.failure, ...getOnlyRemote(composition, address) } : result.failure;
    this.report(failure, request);
    // Too late for this page, but the next pages skip the release.
    void stuck?.then((release) => release && this.reportStuck(composition, release, request));
    if (failure.reason === 'crash') this.skip(composition, failure);
    if (failure.reason !== 'artifact' || !this.skip(composition, failure)) return undefined;
    return this.make(this.getUsable(request.composition), request);
  }

  private report(failure: RenderFailure, request: PageRequest): void {
    this.log.warn(
      { ...failure, page: request.address.split('?')[0] },
      'a page could not be rendered; the browser will render it',
    );
    this.onFailure(failure, request);
  }

  private reportStuck(composition: LiveComposition, release: RunningRelease, request: PageRequest): void {
    const failure = { phase: 'render', reason: 'stuck', message: 'it blocked its thread', ...release } as const;
    this.report(failure, request);
    this.skip(composition, failure);
  }

  /** Skips a release where a previous one can replace it. */
  private skip({ remotes }: LiveComposition, { name, version }: RenderFailure): boolean {
    const live = remotes.find(({ manifest }) => manifest.id === name && manifest.version === version);
    if (!live || this.isSkipped(live) || live.previous.length === 0) return false;
    this.skippedUntil.set(getReleaseName(live), this.now() + SKIP_MS);
    return true;
  }

  private isSkipped(live: LiveRelease): boolean {
    return (this.skippedUntil.get(getReleaseName(live)) ?? 0) > this.now();
  }
}

function toPreviousRelease({ previous: [before, ...earlier] }: LiveRelease): LiveRelease | undefined {
  return before && { ...before, previous: earlier };
}

/** The remote of a page that shows exactly one. */
function getOnlyRemote(composition: LiveComposition, address: string): RunningRelease | undefined {
  const [path = ''] = address.split('?');
  const { remotes } = listViewFiles(composition, removePathLanguage(path).slice(1), getPathLanguage(path));
  const [only, ...others] = remotes.map(({ release: { manifest } }) => ({
    name: manifest.id,
    version: manifest.version,
  }));
  return others.length === 0 ? only : undefined;
}

function getReleaseName({ manifest }: LiveRelease): string {
  return `${manifest.id}@${manifest.version}`;
}

/** The artifacts of a composition; undefined where the shell has none, as in development. */
function toServerComposition({ key, shell, shellFolder, remotes }: LiveComposition): ServerComposition | undefined {
  const own = getArtifact({ id: 'shell', ...shell }, shellFolder);
  if (!own) return undefined;
  return { key, shell: own, remotes: remotes.flatMap(({ manifest, folder }) => getArtifact(manifest, folder) ?? []) };
}

function getArtifact(
  manifest: { id: string; version: string; server?: string | undefined; integrity: Record<string, string> },
  folder: string | undefined,
): ArtifactFile | undefined {
  const { id, version, server, integrity } = manifest;
  if (!server || !folder) return undefined;
  return { name: id, version, file: `${folder}/${server}`, integrity: integrity[server] ?? '' };
}
