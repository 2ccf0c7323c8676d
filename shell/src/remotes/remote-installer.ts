import { AppError } from '@fakos/shared-kit/errors';
import { type I18n, loadCatalogue } from '@fakos/shared-kit/i18n';
import type { Language } from '@fakos/shared-kit/i18n/languages';
import type { RemoteModule, SlotName, SlotProps } from '@fakos/shared-kit/remote';
import type { SlotFill } from '@fakos/shared-kit/remote/host';
import type { LiveRemote } from '@fakos/shared-kit/remote/manifest';
import type { ComponentType } from 'react';
import type { AppStore } from '../store/store.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Makes live remotes part of the page: their slices, their words, then their pages and slots. */
export class RemoteInstaller {
  private readonly remotes: readonly LiveRemote[];
  private readonly loader: RemoteLoader;
  private readonly store: AppStore;
  private readonly i18n: I18n;
  private readonly installed = new Map<string, RemoteModule>();
  private readonly fillsByName = new Map<SlotName, readonly SlotFill<SlotName>[]>();

  constructor(parts: { remotes: readonly LiveRemote[]; loader: RemoteLoader; store: AppStore; i18n: I18n }) {
    this.remotes = parts.remotes;
    this.loader = parts.loader;
    this.store = parts.store;
    this.i18n = parts.i18n;
  }

  /** A page of a remote by the pattern under which the registry lists it. */
  async loadPage(remote: LiveRemote, path: string): Promise<ComponentType> {
    const { routes } = await this.install(remote);
    const route = routes.find((candidate) => candidate.path === path);
    if (!route) throw new AppError('REMOTE_MALFORMED', { remote: remote.id, field: `routes ${path}` });
    return route.page();
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
    await Promise.all(
      [...this.installed.values()].map(({ id, locales }) => loadCatalogue(this.i18n, id, locales, language)),
    );
  }

  private fillOf<N extends SlotName>(remote: LiveRemote, name: N): SlotFill<N> {
    let component: ComponentType<SlotProps[N]> | undefined;
    return {
      remote: remote.id,
      peek: () => component,
      load: async () => {
        const fill = (await this.install(remote)).slots[name];
        if (!fill) throw new AppError('REMOTE_MALFORMED', { remote: remote.id, field: `slots ${name}` });
        component = await fill();
        return component;
      },
    };
  }

  private async install(remote: LiveRemote): Promise<RemoteModule> {
    const module = await this.loader.load(remote);
    if (!this.installed.has(remote.id)) {
      for (const slice of module.slices) this.store.inject(slice);
      this.installed.set(remote.id, module);
    }
    await loadCatalogue(this.i18n, module.id, module.locales, this.i18n.language as Language);
    return module;
  }
}
