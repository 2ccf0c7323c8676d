import { AppError } from '@fakos/contracts/errors';
import type { Language } from '@fakos/contracts/languages';
import type { LiveRemote } from '@fakos/contracts/remote/manifest';
import type { SlotName } from '@fakos/contracts/remote/slot-names';
import { type I18n, loadTranslations } from '@fakos/shared-kit/i18n';
import type { RemoteModule, SlotProps } from '@fakos/shared-kit/remote';
import type { SlotFill, WidgetFill } from '@fakos/shared-kit/remote/host';
import type { ComponentType } from 'react';
import type { RemotePages } from '../routing/routes.tsx';
import type { AppStore } from '../store/store.ts';

/** Slots with a page's own content: loaded for the page whose data needs them, whatever its route declares. */
const CONTENT_SLOTS: readonly SlotName[] = ['page.sections'];

/** The remotes of one server-rendered page, installed into its own store and translations. */
export class ServerRemotes implements RemotePages {
  private readonly modules: readonly RemoteModule[];
  private readonly fillsByName = new Map<string, readonly SlotFill<SlotName>[]>();
  private readonly widgetsByType = new Map<string, WidgetFill>();
  private readonly shownWidgets = new Set<string>();
  private readonly requested = new Set<SlotName>();

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
    await Promise.all([...(slots as SlotName[]).map((name) => this.loadFills(name)), this.loadWidgets()]);
  }

  async loadPage({ id }: LiveRemote, path: string): Promise<ComponentType> {
    const route = this.modules.find((module) => module.id === id)?.routes.find((candidate) => candidate.path === path);
    if (!route) throw new AppError('REMOTE_MALFORMED', { remote: id, field: `routes ${path}` });
    return route.page();
  }

  /** The components of a slot in the first view; empty fills for other slots, which the browser loads. */
  fills<N extends SlotName>(name: N): readonly SlotFill<N>[] {
    if (CONTENT_SLOTS.includes(name)) this.requested.add(name);
    const loadedFills = this.fillsByName.get(name) ?? this.modules.flatMap((module) => createEmptyFill(module, name));
    return loadedFills as unknown as readonly SlotFill<N>[];
  }

  /** A contributed widget by its type. */
  findWidget(type: string): WidgetFill | undefined {
    const widget = this.widgetsByType.get(type);
    if (widget) this.shownWidgets.add(type);
    return widget;
  }

  /** Types of the contributed widgets that the page contains. */
  listShownWidgets(): readonly string[] {
    return [...this.shownWidgets];
  }

  /** Loads all contributed widgets, because which of them a page contains is known only when it renders. */
  private async loadWidgets(): Promise<void> {
    const widgets = this.modules.flatMap(({ id, widgets: contributed = [] }) =>
      contributed.map(async ({ type, load }) => {
        // One that cannot be loaded here is left to the browser.
        const loaded = await load().catch(() => undefined);
        this.widgetsByType.set(type, { remote: id, peek: () => loaded, load });
      }),
    );
    await Promise.all(widgets);
  }

  /** The content slots that the page requested. */
  listRequested(): readonly SlotName[] {
    return [...this.requested];
  }

  /** Loads the content slots that the page requested; false if all were loaded already. */
  async loadRequested(): Promise<boolean> {
    const missing = this.listRequested().filter((name) => !this.fillsByName.has(name));
    await Promise.all(missing.map((name) => this.loadFills(name)));
    return missing.length > 0;
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
