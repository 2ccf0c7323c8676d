import { whenIdle } from '../after-first-view.ts';
import { isThrifty } from '../prefetch/connection.ts';
import type { PageRouter } from './open-pwa.ts';
import { tellWorker } from './register-worker.ts';

/**
 * Tells the worker what the visitor sees though it passed it by: the page of a first visit with its files, and pages that
 * were opened inside this one. Never for those who save data.
 */
export function reportSeen(router: PageRouter): void {
  if (isThrifty()) return;
  let reported = router.state.location;
  const report = (files: readonly string[]) => {
    const { pathname, search } = reported;
    tellWorker({ type: 'seen', page: pathname + search, files });
  };
  report(performance.getEntriesByType('resource').map(({ name }) => name));
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === reported.key) return;
    reported = location;
    whenIdle(() => report([]));
  });
}
