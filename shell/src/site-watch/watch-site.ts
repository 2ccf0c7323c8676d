import { watchHome } from '../loader/watch-home.tsx';
import { followIcon } from './follow-icon.ts';
import { mendPictures } from './mend-pictures.ts';
import type { Site } from './site.ts';

/** See `startSiteWatch`. */
export function watchSite(site: Site): void {
  watchHome(site);
  followIcon(site.store);
  mendPictures();
}
