import { afterFirstView } from '../after-first-view.ts';
import type { Site } from './site.ts';

/**
 * Starts what watches over the page once it stands: the page loader, the site's icon, broken pictures.
 *
 * @param isRendered the server rendered the page; otherwise home is still to come, and the loader watches from the start
 */
export function startSiteWatch(site: Site, isRendered: boolean): void {
  const load = () => {
    import(/* webpackChunkName: "site-watch" */ './watch-site.ts').then(
      ({ watchSite }) => watchSite(site),
      // The page goes on without.
      () => undefined,
    );
  };
  if (isRendered) afterFirstView(load);
  else load();
}
