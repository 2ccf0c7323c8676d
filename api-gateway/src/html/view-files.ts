import type { Language } from '@fakos/contracts/languages';
import { usesPreviousKit } from '@fakos/contracts/remote/kit-range';
import type { ShellManifest } from '@fakos/contracts/remote/manifest';
import type { LiveComposition, LiveRelease } from '../releases/composition/live-composition.ts';
import { matchesRoute } from '../releases/composition/match-routes.ts';

/** Scripts and styles in loading order, relative to their release's folder. */
export interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The files that the first view of an address downloads. */
export interface ViewFiles {
  /** The shell's first load. */
  readonly first: Files;
  /** The shell's next files: translations and its own page. */
  readonly next: Files;
  /** Further files of the shell, with the kit's modules that the view's remotes import. */
  readonly kit: Files;
  readonly remotes: readonly { readonly release: LiveRelease; readonly files: Files }[];
}

/**
 * The files that the first view of an address needs. `path` is without language and without leading slash.
 *
 * @param rendered slots that the rendered page requested, and types of the contributed widgets in it
 */
export function listViewFiles(
  composition: LiveComposition,
  path: string,
  language: Language,
  rendered: { readonly slots?: readonly string[]; readonly widgets?: readonly string[] } = {},
): ViewFiles {
  const { shell } = composition;
  const { slots: requested = [], widgets = [] } = rendered;
  const slots = listSlots(composition, path, requested);
  const views = composition.remotes.flatMap((release) => listRemoteFiles(release, { path, slots, language, widgets }));
  const ownPages = shell.routes.filter((route) => matchesRoute(route.path, path));
  const isNotFound = ownPages.length === 0 && views.length === 0;
  const kitFiles = views.flatMap(({ release, consumes }) => listKitFiles(shell, release.manifest.kit, consumes));
  const next = joinFiles([
    { scripts: shell.locales[language], styles: [] },
    ...(isNotFound ? [shell.notFound] : ownPages),
  ]);
  const kit = joinFiles(kitFiles);
  return {
    first: { scripts: shell.scripts, styles: shell.styles },
    next,
    kit: {
      scripts: kit.scripts.filter((file) => !next.scripts.includes(file)),
      styles: kit.styles.filter((file) => !next.styles.includes(file)),
    },
    remotes: views,
  };
}

/** Slots in the first view of an address. `path` is without language and without leading slash. */
export function listSlots(
  { shell }: LiveComposition,
  path: string,
  requested: readonly string[] = [],
): readonly string[] {
  const ofRoute = shell.routes.flatMap((route) => (matchesRoute(route.path, path) ? route.slots : []));
  return [...new Set([...ofRoute, ...requested])];
}

function listRemoteFiles(
  release: LiveRelease,
  view: { path: string; slots: readonly string[]; language: Language; widgets: readonly string[] },
) {
  const { path, slots, language, widgets } = view;
  const { manifest } = release;
  const parts = [
    ...manifest.routes.filter((route) => matchesRoute(route.path, path)),
    ...manifest.slots.filter((slot) => slots.includes(slot.name)),
    ...manifest.widgets.filter(({ type }) => widgets.includes(type)),
  ];
  if (parts.length === 0) return [];
  const files = joinFiles([manifest.module, manifest.locales[language], ...parts]);
  return [{ release, files, consumes: [manifest.module, ...parts].flatMap((part) => part.consumes) }];
}

/** Files of the modules that a part takes from the kit of its remote's major version. */
function listKitFiles(shell: ShellManifest, range: string, consumes: readonly string[]): Files[] {
  const { provides, previousKit } = shell;
  if (!previousKit || !usesPreviousKit(shell, range)) return consumes.flatMap((request) => provides[request] ?? []);
  const isPrevious = (request: string) => Object.hasOwn(previousKit.exports, request);
  return [
    ...consumes.filter((request) => !isPrevious(request)).flatMap((request) => provides[request] ?? []),
    ...(consumes.some(isPrevious) ? [previousKit.files] : []),
  ];
}

/** The files of several parts, each once. */
export function joinFiles(parts: readonly Files[]): Files {
  return {
    scripts: [...new Set(parts.flatMap((part) => part.scripts))],
    styles: [...new Set(parts.flatMap((part) => part.styles))],
  };
}
