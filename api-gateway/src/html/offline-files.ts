import type { Language } from '@fakos/shared-kit/i18n/languages';
import type { LiveComposition } from '../releases/live-composition.ts';
import { viewFiles } from './view-files.ts';

/** The page that stands in for others without a network; without language and without leading slash. */
export const OFFLINE_PATH = 'offline';
/** Pages that work without a network, since the browser has their content itself. */
const LOCAL_PATHS = ['cart', 'wishlist'];

/** A file by its address, with its hash. */
export interface OfflineFile {
  readonly href: string;
  readonly integrity: string | undefined;
}

/**
 * Files that the offline page names though it does not need them itself: the service worker keeps all that it names, so
 * that cart, wishlist and the chrome's panels open without a network.
 */
export function offlineFiles(composition: LiveComposition, language: Language): OfflineFile[] {
  const { shell, shellBase } = composition;
  const views = LOCAL_PATHS.map((path) => viewFiles(composition, path, language));
  const own = [...(shell.offline ?? []), ...views.flatMap(({ next }) => [...next.styles, ...next.scripts])];
  const theirs = views.flatMap(({ remotes }) =>
    remotes.flatMap(({ release: { manifest, base }, files }) =>
      [manifest.entry, ...files.styles, ...files.scripts].map((file) => ({
        href: base + file,
        integrity: manifest.integrity[file],
      })),
    ),
  );
  const all = [...own.map((file) => ({ href: shellBase + file, integrity: shell.integrity[file] })), ...theirs];
  return [...new Map(all.map((file) => [file.href, file])).values()];
}
