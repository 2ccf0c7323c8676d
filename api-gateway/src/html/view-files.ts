import type { Language } from '@fakos/contracts/languages';
import type { LiveComposition, LiveRelease } from '../releases/composition/live-composition.ts';
import { matchesRoute } from '../releases/composition/match-routes.ts';

/** Slots in the first view of the shell's routes. Slots further down load when the visitor scrolls near them. */
const slotsByRoute: Readonly<Record<string, readonly string[]>> = {
  '': ['home.gallery', 'home.store', 'home.masonry', 'page.extra-section'],
  about: ['page.content'],
  faq: ['page.sections'],
  contact: ['page.sections'],
  privacy: ['page.sections'],
  terms: ['page.sections'],
};

/** Scripts and styles in loading order, relative to their release's folder. */
export interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The files that the first view of an address downloads. */
export interface ViewFiles {
  /** The shell's first load. */
  readonly first: Files;
  /** The shell's next files: translations, its own page, and the kit's modules that the view's remotes import. */
  readonly next: Files;
  readonly remotes: readonly { readonly release: LiveRelease; readonly files: Files }[];
}

/** The files that the first view of an address needs. `path` is without language and without leading slash. */
export function listViewFiles(composition: LiveComposition, path: string, language: Language): ViewFiles {
  const { shell } = composition;
  const views = composition.remotes.flatMap((release) => listRemoteFiles(release, path, language));
  const ownPages = shell.routes.filter((route) => matchesRoute(route.path, path));
  const isNotFound = ownPages.length === 0 && views.length === 0;
  const kitFiles = views.flatMap(({ consumes }) => consumes.flatMap((request) => shell.provides[request] ?? []));
  return {
    first: { scripts: shell.scripts, styles: shell.styles },
    next: joinFiles([
      { scripts: shell.locales[language], styles: [] },
      ...kitFiles,
      ...(isNotFound ? [shell.notFound] : ownPages),
    ]),
    remotes: views,
  };
}

/** Slots in the first view of an address. `path` is without language and without leading slash. */
export function listSlots(path: string): readonly string[] {
  return Object.entries(slotsByRoute).flatMap(([route, names]) => (matchesRoute(route, path) ? names : []));
}

function listRemoteFiles(release: LiveRelease, path: string, language: Language) {
  const { manifest } = release;
  const slots = listSlots(path);
  const parts = [
    ...manifest.routes.filter((route) => matchesRoute(route.path, path)),
    ...manifest.slots.filter((slot) => slots.includes(slot.name)),
  ];
  if (parts.length === 0) return [];
  const files = joinFiles([manifest.module, manifest.locales[language], ...parts]);
  return [{ release, files, consumes: [manifest.module, ...parts].flatMap((part) => part.consumes) }];
}

function joinFiles(parts: readonly Files[]): Files {
  return {
    scripts: [...new Set(parts.flatMap((part) => part.scripts))],
    styles: [...new Set(parts.flatMap((part) => part.styles))],
  };
}
