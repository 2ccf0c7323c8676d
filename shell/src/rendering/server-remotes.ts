import { AppError } from '@fakos/contracts/errors';
import type { Language } from '@fakos/contracts/languages';
import type { LiveRemote } from '@fakos/contracts/remote/manifest';
import type { SlotName } from '@fakos/contracts/remote/slot-names';
import { type I18n, loadTranslations } from '@fakos/shared-kit/i18n';
import type { RemoteModule, SlotProps } from '@fakos/shared-kit/remote';
import type { SlotFill } from '@fakos/shared-kit/remote/host';
import type { ComponentType } from 'react';
import type { RemotePages } from '../routing/routes.tsx';
import type { AppStore } from '../store/store.ts';

/** The remotes of one server-rendered page, installed into its own store and translations. */
export class ServerRemotes implements RemotePages {
  private readonly modules: readonly RemoteModule[];
  private readonly fillsByName = new Map<string, readonly SlotFill<SlotName>[]>();

  constructor(modules: readonly RemoteModule[]) {
    this.modules = modules;
  }

  /** Installs slices and translations, and loads the components of the slots in the first view. */
  async install(store: AppStore, i18n: I18n, slots: readonly string[]): Promise<void> {
    await Promise.all(
      this.modules.map(async ({ id, slices, locales }) => {
        for (const slice of slices) store.inject(slice);
        await loadTranslations(i18n, id, locales, i18n.language as Language);
      }),
    );
    await Promise.all((slots as SlotName[]).map((name) => this.loadFills(name)));
  }

  async loadPage({ id }: LiveRemote, path: string): Promise<ComponentType> {
    const route = this.modules.find((module) => module.id === id)?.routes.find((candidate) => candidate.path === path);
    if (!route) throw new AppError('REMOTE_MALFORMED', { remote: id, field: `routes ${path}` });
    return route.page();
  }

  /** The components of a slot in the first view; empty fills for other slots, which the browser loads. */
  fills<N extends SlotName>(name: N): readonly SlotFill<N>[] {
    const loadedFills = this.fillsByName.get(name) ?? this.modules.flatMap((module) => createEmptyFill(module, name));
    return loadedFills as unknown as readonly SlotFill<N>[];
  }

  private async loadFills(name: SlotName): Promise<void> {
    const fills = this.modules.map(async (module): Promise<SlotFill<SlotName>[]> => {
      const component = (await module.slots[name]?.()) as ComponentType<SlotProps[SlotName]> | undefined;
      return component ? [{ remote: module.id, peek: () => component, load: async () => component }] : [];
    });
    this.fillsByName.set(name, (await Promise.all(fills)).flat());
  }
}

function createEmptyFill({ id, slots }: RemoteModule, name: SlotName): SlotFill<SlotName>[] {
  const load = () => Promise.reject(new AppError('REMOTE_MALFORMED', { remote: id, field: `slots ${name}` }));
  return slots[name] ? [{ remote: id, peek: () => undefined, load }] : [];
}
