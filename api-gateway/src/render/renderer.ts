import { getPathLanguage, removePathLanguage } from '@fakos/contracts/languages';
import { usesPreviousKit } from '@fakos/contracts/remote/kit-range';
import type { BootData } from '@fakos/contracts/remote/manifest';
import { getSteadyTime } from '@fakos/contracts/servers/steady-time';
import type { RenderedPage } from '@fakos/shared-kit/remote/rendering';
import type { Logger } from 'pino';
import { listViewFiles } from '../html/view-files.ts';
import type { LiveComposition, LiveRelease } from '../releases/composition/live-composition.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { RunningRelease } from './find-running-release.ts';
import { PageCache } from './page-cache.ts';
import type { RenderPool } from './render-pool.ts';
import {
  type ArtifactFile,
  type RenderFailure,
  type ServerComposition,
  type ServerFailureReason,
  serverFailureReasons,
} from './render-protocol.ts';

/** How long a release whose server artifact fails is skipped before it is tried again, in milliseconds. */
const SKIP_MS = 30_000;

/** V8 stores a text with one Greek letter in two bytes per character. */
const BYTES_PER_CHARACTER = 2;
/** Ratio of the size of parsed data in memory to their JSON. */
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

/** Called for a page that could not be rendered. A failure that fails many pages at once is reported once. */
export type OnFailure = (failure: RenderFailure, request: PageRequest) => void;

/** How long a page took to render, in seconds, and the composition that rendered it. */
export type OnRendered = (composition: LiveComposition, address: string, seconds: number) => void;

/** Parts of the renderer. */
export interface RendererParts {
  readonly pool: Pick<RenderPool, 'render'>;
  readonly log: Logger;
  readonly onFailure: OnFailure;
  readonly onRendered?: OnRendered;
  /** True for a release that became live recently, which is then the likely cause of a failure that names no release. */
  readonly isNew?: (name: string, version: string) => Promise<boolean>;
  readonly now?: () => number;
  readonly tracing?: Pick<Tracing, 'withSpan'> | undefined;
  /** See {@link PageCache}. */
  readonly pageCacheMb?: number | undefined;
}

/** A page that is being rendered. */
interface RunningPage {
  readonly composition: LiveComposition;
  readonly address: string;
}

const causeMessages = {
  stuck: 'it blocked its thread',
  hanging: 'it waits for something that does not happen',
} as const;

/** Renders pages in the pool. A remote whose server artifact is unusable is rendered by its previous release. */
export class Renderer {
  private readonly pool: Pick<RenderPool, 'render'>;
  private readonly log: Logger;
  private readonly onFailure: OnFailure;
  private readonly onRendered: OnRendered | undefined;
  private readonly isNew: NonNullable<RendererParts['isNew']>;
  private readonly now: () => number;
  private readonly tracing: RendererParts['tracing'];
  private readonly running = new Set<RunningPage>();
  private readonly skippedUntil = new Map<string, number>();
  private readonly pages: PageCache<ComposedPage>;

  constructor(parts: RendererParts) {
    this.pool = parts.pool;
    this.log = parts.log;
    this.onFailure = parts.onFailure;
    this.onRendered = parts.onRendered;
    this.isNew = parts.isNew ?? (async () => false);
    this.now = parts.now ?? getSteadyTime;
    this.tracing = parts.tracing;
    this.pages = new PageCache({
      now: this.now,
      ...(parts.pageCacheMb && { limitMb: parts.pageCacheMb }),
      isCacheable: ({ page }) => page.meta.status !== UNAVAILABLE,
      getSize: ({ page }) =>
        (page.html.length + JSON.stringify(page.cache).length * OBJECT_FACTOR) * BYTES_PER_CHARACTER,
    });
  }

  /** The live composition, with unusable releases replaced by the previous good ones. */
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
    const running = { composition, address };
    this.running.add(running);
    const started = performance.now();
    const inPool = () => this.pool.render(server, { address, origin, boot: boot(composition) });
    const result = this.tracing
      ? await this.tracing.withSpan('render', { 'fakos.releases': listReleaseNames(running) }, inPool)
      : await inPool();
    const suspects = [...this.running];
    this.running.delete(running);
    if ('page' in result) {
      this.onRendered?.(composition, address, (performance.now() - started) / 1000);
      return { page: result.page, composition };
    }
    const { failure, cause, isAlone } = result;
    const only = isAlone ? getOnlyRemote(running) : undefined;
    const isReplaced = await this.report({ ...failure, ...only }, running, suspects, request);
    // This page is served without it, but the next pages skip the release.
    void cause?.then((finding) => {
      if (!finding) return undefined;
      const release = finding.reason === 'stuck' ? finding.release : getOnlyRemote(running);
      const found = {
        phase: 'render',
        reason: finding.reason,
        message: causeMessages[finding.reason],
        ...release,
      } as const;
      return this.report(found, running, finding.reason === 'stuck' ? suspects : [running], request);
    });
    return isReplaced && failure.reason === 'artifact'
      ? this.make(this.getUsable(request.composition), request)
      : undefined;
  }

  /** Logs and counts a failure, and skips the release that caused it. True where a previous release replaces it now. */
  private async report(
    given: RenderFailure,
    { composition }: RunningPage,
    suspects: readonly RunningPage[],
    request: PageRequest,
  ): Promise<boolean> {
    const isServerFailure = isServerFailureReason(given.reason);
    const failure = isServerFailure && !given.name ? { ...given, ...(await this.findNewest(suspects)) } : given;
    const { previous, isRepeated } = isServerFailure
      ? this.skip(composition, failure)
      : { previous: 0, isRepeated: false };
    const fields = { ...failure, page: request.address.split('?')[0] };
    if (isServerFailure && !isRepeated) this.log.error(fields, 'the server code of a release failed');
    else this.log.warn(fields, 'a page could not be rendered; the browser will render it');
    // One failure can fail many pages at once.
    if (!isRepeated) this.onFailure(failure, request);
    return previous > 0 && !isRepeated;
  }

  /** The release among those of some pages that became live recently, where exactly one did. */
  private async findNewest(pages: readonly RunningPage[]): Promise<RunningRelease | undefined> {
    const releases = new Map(
      pages.flatMap(listShownReleases).map((release) => [`${release.name}@${release.version}`, release]),
    );
    const all = [...releases.values()];
    const areNew = await Promise.all(all.map(({ name, version }) => this.isNew(name, version)));
    const [newest, ...others] = all.filter((_release, index) => areNew[index]);
    return others.length === 0 ? newest : undefined;
  }

  /** Skips a release, for which its previous ones are shown; `isRepeated` where it is skipped already. */
  private skip(
    { remotes }: LiveComposition,
    { name, version }: RenderFailure,
  ): { previous: number; isRepeated: boolean } {
    const live = remotes.find(({ manifest }) => manifest.id === name && manifest.version === version);
    if (!live) return { previous: 0, isRepeated: false };
    const isRepeated = this.isSkipped(live);
    if (!isRepeated) this.skippedUntil.set(getReleaseName(live), this.now() + SKIP_MS);
    return { previous: live.previous.length, isRepeated };
  }

  private isSkipped(live: LiveRelease): boolean {
    return (this.skippedUntil.get(getReleaseName(live)) ?? 0) > this.now();
  }
}

function toPreviousRelease({ previous: [before, ...earlier] }: LiveRelease): LiveRelease | undefined {
  return before && { ...before, previous: earlier };
}

/** The releases of remotes that a page shows. */
export function listShownReleases({ composition, address }: RunningPage): RunningRelease[] {
  const [path = ''] = address.split('?');
  const { remotes } = listViewFiles(composition, removePathLanguage(path).slice(1), getPathLanguage(path));
  return remotes.map(({ release: { manifest } }) => ({ name: manifest.id, version: manifest.version }));
}

function listReleaseNames(page: RunningPage): string[] {
  return listShownReleases(page).map(({ name, version }) => `${name}@${version}`);
}

/** The remote of a page that shows exactly one. */
function getOnlyRemote(page: RunningPage): RunningRelease | undefined {
  const [only, ...others] = listShownReleases(page);
  return others.length === 0 ? only : undefined;
}

/** True for a failure of a release's server code. */
export function isServerFailureReason(reason: RenderFailure['reason']): reason is ServerFailureReason {
  return (serverFailureReasons as readonly string[]).includes(reason);
}

function getReleaseName({ manifest }: LiveRelease): string {
  return `${manifest.id}@${manifest.version}`;
}

/** The artifacts of a composition; undefined where the shell has none, as in development. */
function toServerComposition({ key, shell, shellFolder, remotes }: LiveComposition): ServerComposition | undefined {
  const own = getArtifact({ id: 'shell', ...shell }, shellFolder);
  if (!own) return undefined;
  return {
    key,
    shell: own,
    remotes: remotes.flatMap(({ manifest, folder }) => {
      const artifact = getArtifact(manifest, folder);
      if (!artifact) return [];
      return usesPreviousKit(shell, manifest.kit) ? { ...artifact, previousKit: true as const } : artifact;
    }),
  };
}

function getArtifact(
  manifest: { id: string; version: string; server?: string | undefined; integrity: Record<string, string> },
  folder: string | undefined,
): ArtifactFile | undefined {
  const { id, version, server, integrity } = manifest;
  if (!server || !folder) return undefined;
  return { name: id, version, file: `${folder}/${server}`, integrity: integrity[server] ?? '' };
}
