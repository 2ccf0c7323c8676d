import type { PageContext } from '../startup/page-context.ts';
import { runAfterLoad } from '../startup/schedule.ts';

/**
 * Starts page loader, favicon updates and the replacement of broken images, for the whole page.
 *
 * @param isRendered whether the server rendered the page; otherwise the loader must watch from the start
 */
export function startPageEffects(context: PageContext, isRendered: boolean): void {
  const load = () => {
    import(/* webpackChunkName: "page-effects" */ './run-page-effects.ts').then(
      ({ runPageEffects }) => runPageEffects(context),
      // The page works without them.
      () => undefined,
    );
  };
  if (isRendered) runAfterLoad(load);
  else load();
}
