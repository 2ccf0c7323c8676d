import { watchHomeNavigation } from '../loader/watch-home-navigation.tsx';
import type { PageContext } from '../startup/page-context.ts';
import { replaceBrokenImages } from './replace-broken-images.ts';
import { syncFavicon } from './sync-favicon.ts';

export function runPageEffects(context: PageContext): void {
  watchHomeNavigation(context);
  syncFavicon(context.store);
  replaceBrokenImages();
}
