import { languageOfPath, pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import type { BootData } from '@fakos/shared-kit/remote/manifest';
import type { RenderedPage } from '@fakos/shared-kit/remote/rendering';
import type { Logger } from 'pino';
import { viewFiles } from '../html/view-files.ts';
import type { LiveComposition, LiveRelease } from '../releases/live-composition.ts';
import type { Culprit } from './find-running.ts';
import { PageCache } from './page-cache.ts';
import type { RenderPool } from './render-pool.ts';
import type { ArtifactFile, RenderFailure, ServerComposition } from './render-protocol.ts';

/** How long a release whose server artifact cannot be used, or harms its thread, is passed over before it gets another chance, in milliseconds. */
const PASSED_OVER_MS = 30_000;

/** Status of a page whose data could not be had. */
const UNAVAILABLE = 503;

/** A page to render, by the composition that it is made of. */
export interface PageRequest {
  readonly composition: LiveComposition;
  /** Path and query as asked. */
  readonly address: string;
  /** Address of whoever asks, by which failures are told apart. */
  readonly visitor: string;
  /** True for a page that is the same for everybody, which is then kept for some seconds. */
  readonly isShared: boolean;
  readonly boot: (composition: LiveComposition) => Omit<BootData, 'rendered' | 'cache' | 'nonce'>;
}

/** A page and the composition that it came from. */
export interface ComposedPage {
  readonly page: RenderedPage;
  readonly composition: LiveComposition;
}

/** Hears of a page that could not be rendered, and for whom. */
export type OnFailure = (failure: RenderFailure, request: PageRequest) => void;

/** Renders pages in the pool; a remote whose server artifact is unusable serves from the release before it. */
export class Renderer {
  private readonly pool: Pick<RenderPool, 'render'>;
  private readonly log: Logger;
  private readonly onFailure: OnFailure;
  private readonly now: () => number;
  private readonly passedOver = new Map<string, number>();
  private readonly pages: PageCache<ComposedPage>;

  constructor(parts: { pool: Pick<RenderPool, 'render'>; log: Logger; onFailure: OnFailure; now?: () => number }) {
    this.pool = parts.pool;
    this.log = parts.log;
    this.onFailure = parts.onFailure;
    this.now = parts.now ?? Date.now;
    this.pages = new PageCache(this.now, ({ page }) => page.meta.status !== UNAVAILABLE);
  }

  /** What is live, without releases that this server cannot use and that have a good one before them. */
  usable(composition: LiveComposition): LiveComposition {
    const remotes = composition.remotes.map((live) => (this.isPassedOver(live) ? (stepBack(live) ?? live) : live));
    if (remotes.every((live, index) => live === composition.remotes[index])) return composition;
    const versions = remotes.map(({ manifest }) => `${manifest.id}@${manifest.version}`);
    return { ...composition, key: `${composition.key} ${versions.join(' ')}`, remotes };
  }

  /** The rendered page; undefined where the browser has to render it. */
  render(request: PageRequest): Promise<ComposedPage | undefined> {
    const composition = this.usable(request.composition);
    if (!request.isShared) return this.make(composition, request);
    return this.pages.get(`${composition.key} ${request.address}`, () => this.make(composition, request));
  }

  /** Forgets rendered pages: something that they show has changed. */
  purge(): void {
    this.pages.purge();
  }

  private async make(composition: LiveComposition, request: PageRequest): Promise<ComposedPage | undefined> {
    const server = serverComposition(composition);
    if (!server) return undefined;
    const { address, boot } = request;
    const result = await this.pool.render(server, { address, boot: boot(composition) });
    if ('page' in result) return { page: result.page, composition };
    const { stuck, isAlone } = result;
    const failure = isAlone ? { ...result.failure, ...onlyRemoteOf(composition, address) } : result.failure;
    this.note(failure, request);
    // Who waited has been answered by then; it is the next ones who are spared.
    void stuck?.then((culprit) => culprit && this.blameStuck(composition, culprit, request));
    if (failure.reason === 'crash') this.passOver(composition, failure);
    if (failure.reason !== 'artifact' || !this.passOver(composition, failure)) return undefined;
    return this.make(this.usable(request.composition), request);
  }

  private note(failure: RenderFailure, request: PageRequest): void {
    this.log.warn({ ...failure, page: request.address.split('?')[0] }, 'a page is left to the browser to render');
    this.onFailure(failure, request);
  }

  private blameStuck(composition: LiveComposition, culprit: Culprit, request: PageRequest): void {
    const failure = { phase: 'render', reason: 'stuck', message: 'it held its thread up', ...culprit } as const;
    this.note(failure, request);
    this.passOver(composition, failure);
  }

  /** Passes a release over where another one can take its place. */
  private passOver({ remotes }: LiveComposition, { name, version }: RenderFailure): boolean {
    const live = remotes.find(({ manifest }) => manifest.id === name && manifest.version === version);
    if (!live || this.isPassedOver(live) || live.previous.length === 0) return false;
    this.passedOver.set(nameOf(live), this.now() + PASSED_OVER_MS);
    return true;
  }

  private isPassedOver(live: LiveRelease): boolean {
    return (this.passedOver.get(nameOf(live)) ?? 0) > this.now();
  }
}

function stepBack({ previous: [before, ...earlier] }: LiveRelease): LiveRelease | undefined {
  return before && { ...before, previous: earlier };
}

/** The remote that a page shows, where it shows one only. */
function onlyRemoteOf(composition: LiveComposition, address: string): Culprit | undefined {
  const [path = ''] = address.split('?');
  const { remotes } = viewFiles(composition, pathWithoutLanguage(path).slice(1), languageOfPath(path));
  const [only, ...others] = remotes.map(({ release: { manifest } }) => ({
    name: manifest.id,
    version: manifest.version,
  }));
  return others.length === 0 ? only : undefined;
}

function nameOf({ manifest }: LiveRelease): string {
  return `${manifest.id}@${manifest.version}`;
}

/** The artifacts of a composition; undefined where the shell has none, as in development. */
function serverComposition({ key, shell, shellFolder, remotes }: LiveComposition): ServerComposition | undefined {
  const own = artifactOf({ id: 'shell', ...shell }, shellFolder);
  if (!own) return undefined;
  return { key, shell: own, remotes: remotes.flatMap(({ manifest, folder }) => artifactOf(manifest, folder) ?? []) };
}

function artifactOf(
  manifest: { id: string; version: string; server?: string | undefined; integrity: Record<string, string> },
  folder: string | undefined,
): ArtifactFile | undefined {
  const { id, version, server, integrity } = manifest;
  if (!server || !folder) return undefined;
  return { name: id, version, file: `${folder}/${server}`, integrity: integrity[server] ?? '' };
}
