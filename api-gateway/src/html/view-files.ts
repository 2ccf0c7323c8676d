import type { Language } from '@fakos/shared-kit/i18n/languages';
import type { LiveComposition, LiveRelease } from '../releases/live-composition.ts';
import { matchesRoute } from '../releases/match-routes.ts';

/** Slots of a first view by the address as the router writes it. Slots further down load when the visitor comes near. */
const slotsByRoute: Readonly<Record<string, readonly string[]>> = {
  '': ['home.gallery', 'home.store', 'home.masonry', 'page.extra-section'],
  about: ['page.content'],
  faq: ['page.sections'],
  contact: ['page.sections'],
  privacy: ['page.sections'],
  terms: ['page.sections'],
};

/** Scripts and styles in loading order, relative to the folder of their release. */
export interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** All files that the first view of an address downloads. */
export interface ViewFiles {
  /** The shell's first load. */
  readonly first: Files;
  /** What the shell loads right after: words, its own page, the parts of the kit that the remotes of the view take. */
  readonly next: Files;
  readonly remotes: readonly { readonly release: LiveRelease; readonly files: Files }[];
}

/** Which files the first view of an address needs. `path` is without language and without leading slash. */
export function viewFiles(composition: LiveComposition, path: string, language: Language): ViewFiles {
  const { shell } = composition;
  const views = composition.remotes.flatMap((release) => remoteView(release, path, language));
  const ownPages = shell.routes.filter((route) => matchesRoute(route.path, path));
  const isNowhere = ownPages.length === 0 && views.length === 0;
  const taken = views.flatMap(({ consumes }) => consumes.flatMap((request) => shell.provides[request] ?? []));
  return {
    first: { scripts: shell.scripts, styles: shell.styles },
    next: join([
      { scripts: shell.locales[language], styles: [] },
      ...taken,
      ...(isNowhere ? [shell.notFound] : ownPages),
    ]),
    remotes: views,
  };
}

/** Slots that the first view of an address shows. `path` is without language and without leading slash. */
export function slotsOf(path: string): readonly string[] {
  return Object.entries(slotsByRoute).flatMap(([route, names]) => (matchesRoute(route, path) ? names : []));
}

function remoteView(release: LiveRelease, path: string, language: Language) {
  const { manifest } = release;
  const slots = slotsOf(path);
  const parts = [
    ...manifest.routes.filter((route) => matchesRoute(route.path, path)),
    ...manifest.slots.filter((slot) => slots.includes(slot.name)),
  ];
  if (parts.length === 0) return [];
  const files = join([manifest.module, manifest.locales[language], ...parts]);
  return [{ release, files, consumes: [manifest.module, ...parts].flatMap((part) => part.consumes) }];
}

function join(parts: readonly Files[]): Files {
  return {
    scripts: [...new Set(parts.flatMap((part) => part.scripts))],
    styles: [...new Set(parts.flatMap((part) => part.styles))],
  };
}
