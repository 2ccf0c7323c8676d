import { shouldSaveData } from '../prefetch/data-saving.ts';
import type { RouteHandle } from '../routing/routes.tsx';
import type { PageRouter } from '../startup/page-context.ts';
import { runWhenIdle } from '../startup/schedule.ts';
import { sendToWorker } from './register-worker.ts';

/**
 * Reports to the worker what it did not serve: the first page of a first visit, pages opened through the router, and files
 * requested before it controlled the page. Never for visitors who save data.
 */
export function reportViewedPages(router: PageRouter): void {
  if (shouldSaveData()) return;
  let reported = router.state.location;
  const getAccess = () => (router.state.matches.at(-1)?.route.handle as RouteHandle | undefined)?.access ?? 'public';
  const report = (files: readonly string[]) => {
    const { pathname, search } = reported;
    sendToWorker({ type: 'seen', page: pathname + search, access: getAccess(), files });
  };
  report(listInlinedStyles());
  void observeFilesPastWorker((files) => sendToWorker({ type: 'loaded', page: window.location.pathname, files }));
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === reported.key) return;
    reported = location;
    runWhenIdle(() => report([]));
  });
}

/**
 * Calls back with the addresses of requests that did not go through the worker, once it controls the page: parts that load
 * while it is being installed would otherwise be missing offline.
 */
async function observeFilesPastWorker(report: (files: readonly string[]) => void): Promise<void> {
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    // A failed request has the status 0.
    const loaded = entries.filter(({ workerStart, responseStatus }) => workerStart === 0 && responseStatus !== 0);
    const files = loaded.map(({ name }) => name);
    // Idle, because the browser is still writing a file to its HTTP cache when the entry appears.
    if (files.length > 0) runWhenIdle(() => report(files));
  });
  await waitForControl();
  observer.observe({ type: 'resource', buffered: true });
}

/** Resolves when a worker controls the page. */
function waitForControl(): Promise<void> {
  return new Promise((resolve) => {
    const worker = navigator.serviceWorker;
    if (worker.controller) resolve();
    else worker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/** Files of the style sheets that the page contains. Other pages need them as files. */
function listInlinedStyles(): string[] {
  const styles = document.querySelectorAll<HTMLStyleElement>('style[data-href]');
  return [...styles].flatMap(({ dataset: { href } }) => href ?? []);
}
