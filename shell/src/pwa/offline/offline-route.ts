import type { ComponentType } from 'react';
import type { PageWords } from '../../language/page-words.ts';

const words: readonly PageWords[] = ['shell-pwa'];

/** The page that stands in for those that a visitor without a network has not seen. */
export const offlineRoute = {
  path: 'offline',
  words,
  load: (): Promise<ComponentType> =>
    import(/* webpackChunkName: "page-offline" */ './offline-page.tsx').then((m) => m.OfflinePage),
};
