import { WORKER_PATH, type WorkerMessage } from './worker-protocol.ts';

/** Timeout of the activation, in milliseconds; afterwards the page is reloaded anyway. */
export const ACTIVATION_TIMEOUT_MS = 5_000;

/** The page is quiet when no file has arrived for this time, in milliseconds. */
const QUIET_MS = 500;

/** Timeout of the version request, in milliseconds; older workers do not respond. */
const VERSION_TIMEOUT_MS = 1_000;

/** Folder of the release that this page was loaded with; set by webpack. */
declare const __webpack_public_path__: string;

export interface PageWorker {
  /** Calls the listener when a new version is waiting, including one that is waiting already. */
  onWaiting(listener: () => void): void;
  /** Whether the waiting version is the release that this page was loaded with. */
  isCurrentRelease(): Promise<boolean>;
  /** Checks for a new version. */
  checkForUpdate(): void;
  /** Activates the newest version; resolves when it is active or after the timeout. */
  activateNewest(): Promise<void>;
}

/**
 * Registers the service worker. Errors are ignored.
 *
 * @param isRemoved whether the site no longer has a worker. The browser then gets one that removes itself. It is activated as
 *   soon as it is installed, so it is registered when the page is quiet (see `activateNewest`).
 */
export function registerWorker(isRemoved = false): PageWorker {
  const register = () => navigator.serviceWorker.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  const registering = (isRemoved ? waitUntilQuiet().then(register) : register())
    // Not the result of `register`: extensions that block workers return nothing.
    .then(() => navigator.serviceWorker.getRegistration('/'))
    .catch(() => undefined);
  return {
    onWaiting: (listener) =>
      void registering.then((registration) => registration && watchForUpdates(registration, listener)),
    isCurrentRelease: async () => {
      const waiting = (await registering)?.waiting;
      const version = waiting && (await Promise.race([requestVersion(waiting), delay(VERSION_TIMEOUT_MS)]));
      return typeof version === 'string' && __webpack_public_path__.endsWith(`/${version}/`);
    },
    checkForUpdate: () => void registering.then((registration) => registration?.update()).catch(() => undefined),
    activateNewest: async () => {
      const registration = await registering;
      if (registration) await Promise.race([activateNewest(registration), delay(ACTIVATION_TIMEOUT_MS)]);
    },
  };
}

/** Sends a message to the active worker, if there is one. */
export function sendToWorker(message: WorkerMessage): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}

function watchForUpdates(registration: ServiceWorkerRegistration, listener: () => void): void {
  if (registration.waiting) listener();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first worker of a browser activates at once and is not an update.
      if (installing.state === 'installed' && registration.active) listener();
    });
  });
}

function requestVersion(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: 'version' } satisfies WorkerMessage, [port2]);
  });
}

async function activateNewest(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => undefined);
  const newest = registration.waiting ?? registration.installing;
  if (!newest) return;
  await waitForState(newest, ['installed', 'activated', 'redundant']);
  // This click may be the first interaction of the visit, which loads deferred files. If Chromium is asked to activate a
  // worker while the active one handles requests, the new worker stays in the waiting state until the page is closed.
  await waitUntilQuiet();
  newest.postMessage({ type: 'activate' } satisfies WorkerMessage);
  await waitForState(newest, ['activated', 'redundant']);
}

/** Resolves when no file of the page has arrived for {@link QUIET_MS}. */
function waitUntilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, QUIET_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, QUIET_MS);
    });
    observer.observe({ type: 'resource' });
  });
}

function waitForState(worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> {
  return new Promise((resolve) => {
    const checkState = () => states.includes(worker.state) && resolve();
    worker.addEventListener('statechange', checkState);
    checkState();
  });
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
