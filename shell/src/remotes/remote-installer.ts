import { AppError } from '@fakos/shared-kit/errors';
import type { I18n } from '@fakos/shared-kit/i18n';
import type { Language } from '@fakos/shared-kit/i18n/languages';
import type { RemoteModule, RemotePage, SlotName, SlotProps } from '@fakos/shared-kit/remote';
import type { SlotFill } from '@fakos/shared-kit/remote/host';
import type { LiveRemote, LoadableRelease } from '@fakos/shared-kit/remote/manifest';
import type { ComponentType } from 'react';
import type { AppStore } from '../store/store.ts';
import { reportFailure } from './failures.ts';
import { LiveParts } from './live-parts.ts';
import type { Container, RemoteLoader } from './remote-loader.ts';

// biome-ignore lint/suspicious/noExplicitAny: components of every kind of props are looked up by identity
type AnyComponent = ComponentType<any>;

/** Makes live remotes part of the page: their slices, their words, then their pages and slots. */
export class RemoteInstaller {
  private readonly remotes: readonly LiveRemote[];
  private readonly store: AppStore;
  private readonly i18n: I18n;
  private readonly parts: LiveParts;
  /** Languages whose words are there, by container; being listed means that the slices are in place. */
  private readonly installed = new Map<Container, Set<Language>>();
  private readonly origins = new WeakMap<AnyComponent, LoadableRelease>();
  private readonly fillsByName = new Map<SlotName, readonly SlotFill<SlotName>[]>();

  constructor(parts: { remotes: readonly LiveRemote[]; loader: RemoteLoader; store: AppStore; i18n: I18n }) {
    this.remotes = parts.remotes;
    this.store = parts.store;
    this.i18n = parts.i18n;
    this.parts = new LiveParts(parts.loader);
  }

  /** True where some part could not come of the live release, which the server rendered. */
  get hasFallenBack(): boolean {
    return this.parts.hasFallenBack;
  }

  /** A page of a remote by the pattern under which the registry lists it. */
  async loadPage(remote: LiveRemote, path: string): Promise<RemotePage> {
    return this.loadComponent(
      remote,
      `routes ${path}`,
      ({ routes }) => routes.find((candidate) => candidate.path === path)?.page,
    );
  }

  /** The live remotes' components for a slot. The answer is the same list each time. */
  fills<N extends SlotName>(name: N): readonly SlotFill<N>[] {
    const known = this.fillsByName.get(name);
    if (known) return known as unknown as readonly SlotFill<N>[];
    const fills = this.remotes.filter(({ slots }) => slots.includes(name)).map((remote) => this.fillOf(remote, name));
    this.fillsByName.set(name, fills as unknown as readonly SlotFill<SlotName>[]);
    return fills;
  }

  /** Loads the words of every installed remote in a language, before the page changes to it. */
  async loadCatalogues(language: Language): Promise<void> {
    const ids = new Set([...this.installed.keys()].map(({ remote }) => remote));
    await Promise.all(
      this.remotes
        .filter(({ id }) => ids.has(id))
        .map((remote) => this.parts.load(remote, (container, module) => this.install(container, module, language))),
    );
    // What else is on the screen of another release: without its own words it shows those that both have.
    const others = [...this.installed.keys()].map(async (container) =>
      this.install(container, await container.module, language),
    );
    await Promise.allSettled(others);
  }

  /** A component threw while rendering: its release is left alone from now on, whoever asks for its parts. */
  noteRenderFailure(id: string, error: unknown, component?: AnyComponent): void {
    const remote = this.remotes.find((candidate) => candidate.id === id);
    const release = (component && this.origins.get(component)) ?? remote;
    if (!remote || !release) return;
    if (component) this.parts.avoid(remote, release);
    console.warn(`${id} ${release.version} failed to render:`, error);
    reportFailure({ remote: id, version: release.version, phase: 'render', code: 'REMOTE_RENDER_FAILED' });
  }

  private fillOf<N extends SlotName>(remote: LiveRemote, name: N): SlotFill<N> {
    let component: ComponentType<SlotProps[N]> | undefined;
    return {
      remote: remote.id,
      peek: () => {
        const release = component && this.origins.get(component);
        return release && this.parts.isAvoided(remote, release) ? undefined : component;
      },
      load: async () => {
        component = await this.loadComponent(remote, `slots ${name}`, ({ slots }) => slots[name]);
        return component;
      },
    };
  }

  private loadComponent<C extends AnyComponent>(
    remote: LiveRemote,
    field: string,
    pick: (module: RemoteModule) => (() => Promise<C>) | undefined,
  ): Promise<C> {
    const language = this.i18n.language as Language;
    return this.parts.load(remote, async (container, module) => {
      const load = pick(module);
      if (!load) throw new AppError('REMOTE_MALFORMED', { remote: remote.id, field });
      const [component] = await Promise.all([load(), this.install(container, module, language)]);
      this.origins.set(component, container.release);
      return component;
    });
  }

  private async install(container: Container, module: RemoteModule, language: Language): Promise<void> {
    const words = this.installed.get(container) ?? new Set();
    if (!this.installed.has(container)) {
      for (const slice of module.slices) this.store.inject(slice);
      this.installed.set(container, words);
    }
    if (words.has(language)) return;
    const catalogue = await module.locales[language]();
    if (words.has(language)) return;
    words.add(language);
    // Where two releases live in a page, the later one adds only what the earlier one has no words for.
    this.i18n.addResourceBundle(language, module.id, catalogue, true, false);
  }
}
