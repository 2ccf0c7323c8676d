import { shouldSaveData } from '../prefetch/data-saving.ts';
import type { RouteHandle } from '../routing/routes.tsx';
import type { PageRouter } from '../startup/page-context.ts';
import { runWhenIdle } from '../startup/schedule.ts';
import { sendToWorker } from './register-worker.ts';

/**
 * Reports pages to the worker that it did not serve: the first page of a first visit with its files, and pages opened
 * through the router. Never for visitors who save data.
 */
export function reportViewedPages(router: PageRouter): void {
  if (shouldSaveData()) return;
  let reported = router.state.location;
  const getAccess = () => (router.state.matches.at(-1)?.route.handle as RouteHandle | undefined)?.access ?? 'public';
  const report = (files: readonly string[]) => {
    const { pathname, search } = reported;
    sendToWorker({ type: 'seen', page: pathname + search, access: getAccess(), files });
  };
  report([...performance.getEntriesByType('resource').map(({ name }) => name), ...listInlinedStyles()]);
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === reported.key) return;
    reported = location;
    runWhenIdle(() => report([]));
  });
}

/** Files of the style sheets that the page contains. Other pages need them as files. */
function listInlinedStyles(): string[] {
  const styles = document.querySelectorAll<HTMLStyleElement>('style[data-href]');
  return [...styles].flatMap(({ dataset: { href } }) => href ?? []);
}
