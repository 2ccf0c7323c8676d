import type { Language } from '@fakos/contracts/languages';
import { offlinePaths } from '@fakos/contracts/paths';
import type { LiveComposition } from '../releases/composition/live-composition.ts';
import { listViewFiles } from './view-files.ts';

/** The page that is shown without a network; without language and without leading slash. */
export const OFFLINE_PATH = 'offline';

/** A file with its hash, as SRI writes it. */
export interface OfflineFile {
  readonly href: string;
  readonly integrity: string | undefined;
}

/**
 * Files that the offline page names although it does not need them: the service worker stores every file that the page
 * names, so that the cart, the wishlist and the site's panels open without a network.
 */
export function listOfflineFiles(composition: LiveComposition, language: Language): OfflineFile[] {
  const { shell, shellBase } = composition;
  const views = offlinePaths.map((path) => listViewFiles(composition, path.slice(1), language));
  const own = [
    ...(shell.offline ?? []),
    ...views.flatMap(({ next, kit }) => [next, kit].flatMap(({ styles, scripts }) => [...styles, ...scripts])),
  ];
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
