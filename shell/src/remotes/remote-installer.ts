import { AppError } from '@fakos/contracts/errors';
import type { Language } from '@fakos/contracts/languages';
import type { LiveRemote, LoadableRelease } from '@fakos/contracts/remote/manifest';
import type { SlotName } from '@fakos/contracts/remote/slot-names';
import type { I18n } from '@fakos/shared-kit/i18n';
import type { RemoteModule, RemotePage, SlotFills } from '@fakos/shared-kit/remote';
import type { Fill, SlotFill, WidgetFill } from '@fakos/shared-kit/remote/host';
import type { ComponentType } from 'react';
import type { AppStore } from '../store/store.ts';
import { reportFailure } from './failures.ts';
import { FallbackLoader } from './fallback-loader.ts';
import type { Container, RemoteLoader } from './remote-loader.ts';

// biome-ignore lint/suspicious/noExplicitAny: components of every kind of props are looked up by identity
type AnyComponent = ComponentType<any>;

/** Finds the loader of a part in a remote's module. */
type GetLoader<Part> = (module: RemoteModule) => (() => Promise<Part>) | undefined;

/** Installs live remotes into the page: first their slices and translations, then their pages and slots. */
export class RemoteInstaller {
  private readonly remotes: readonly LiveRemote[];
  private readonly store: AppStore;
  private readonly i18n: I18n;
  private readonly loader: FallbackLoader;
  /** Loaded languages by container; a listed container has its slices installed. */
  private readonly installed = new Map<Container, Set<Language>>();
  private readonly origins = new WeakMap<object, LoadableRelease>();
  private readonly fillsByName = new Map<SlotName, readonly SlotFill<SlotName>[]>();

  constructor(options: { remotes: readonly LiveRemote[]; loader: RemoteLoader; store: AppStore; i18n: I18n }) {
    this.remotes = options.remotes;
    this.store = options.store;
    this.i18n = options.i18n;
    this.loader = new FallbackLoader(options.loader);
  }

  /** True when a part came from another release than the live one, which the server rendered. */
  get hasFallenBack(): boolean {
    return this.loader.hasFallenBack;
  }

  /** Loads a page of a remote by its route pattern. */
  async loadPage(remote: LiveRemote, path: string): Promise<RemotePage> {
    return this.loadPart(
      remote,
      `routes ${path}`,
      ({ routes }) => routes.find((candidate) => candidate.path === path)?.page,
    );
  }

  /** The live remotes' components for a slot. Returns the same list each time. */
  fills<N extends SlotName>(name: N): readonly SlotFill<N>[] {
    const known = this.fillsByName.get(name);
    if (known) return known as unknown as readonly SlotFill<N>[];
    const fills = this.remotes
      .filter(({ slots }) => slots.includes(name))
      .map((remote) => this.createFill(remote, `slots ${name}`, ({ slots }): SlotFills[N] => slots[name]));
    this.fillsByName.set(name, fills as unknown as readonly SlotFill<SlotName>[]);
    return fills;
  }

  /** The contributed widget of a type. */
  findWidget(type: string): WidgetFill | undefined {
    const remote = this.remotes.find(({ widgets }) => widgets?.includes(type));
    return (
      remote &&
      this.createFill(remote, `widgets ${type}`, ({ widgets }) => widgets?.find((widget) => widget.type === type)?.load)
    );
  }

  /** Loads the translations of every installed remote in a language, before the page changes to it. */
  async loadTranslations(language: Language): Promise<void> {
    const ids = new Set([...this.installed.keys()].map(({ remote }) => remote));
    await Promise.all(
      this.remotes
        .filter(({ id }) => ids.has(id))
        .map((remote) => this.loader.load(remote, (container, module) => this.install(container, module, language))),
    );
    // Parts of other releases on the page; without their own translations they show those that both have.
    const otherContainers = [...this.installed.keys()].map(async (container) =>
      this.install(container, await container.module, language),
    );
    await Promise.allSettled(otherContainers);
  }

  /** Reports a component that threw while rendering, and excludes its release from further parts. */
  handleRenderFailure(id: string, error: unknown, component?: AnyComponent): void {
    const remote = this.remotes.find((candidate) => candidate.id === id);
    const release = (component && this.origins.get(component)) ?? remote;
    if (!remote || !release) return;
    if (component) this.loader.exclude(remote, release);
    console.warn(`${id} ${release.version} failed to render:`, error);
    reportFailure({ remote: id, version: release.version, phase: 'render', code: 'REMOTE_RENDER_FAILED' });
  }

  private createFill<P extends object>(remote: LiveRemote, field: string, getLoader: GetLoader<P>): Fill<P> {
    let part: P | undefined;
    return {
      remote: remote.id,
      peek: () => {
        const release = part && this.origins.get(part);
        return release && this.loader.isExcluded(remote, release) ? undefined : part;
      },
      load: async () => {
        part = await this.loadPart(remote, field, getLoader);
        return part;
      },
    };
  }

  private loadPart<P extends object>(remote: LiveRemote, field: string, getLoader: GetLoader<P>): Promise<P> {
    const language = this.i18n.language as Language;
    return this.loader.load(remote, async (container, module) => {
      const load = getLoader(module);
      if (!load) throw new AppError('REMOTE_MALFORMED', { remote: remote.id, field });
      const [part] = await Promise.all([load(), this.install(container, module, language)]);
      this.origins.set(part, container.release);
      return part;
    });
  }

  private async install(container: Container, module: RemoteModule, language: Language): Promise<void> {
    const languages = this.installed.get(container) ?? new Set();
    if (!this.installed.has(container)) {
      for (const slice of module.slices) this.store.inject(slice);
      this.installed.set(container, languages);
    }
    if (languages.has(language)) return;
    const translations = await module.locales[language]();
    if (languages.has(language)) return;
    languages.add(language);
    // When two releases are on a page, the second one only adds missing keys.
    this.i18n.addResourceBundle(language, module.id, translations, true, false);
  }
}
