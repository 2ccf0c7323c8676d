import { WORKER_PATH, type WorkerMessage } from './worker-names.ts';

/** How long a version that waits may take to take over, in milliseconds; then the page is loaded anew all the same. */
export const TAKEOVER_TIMEOUT_MS = 5_000;

/** How long a worker may take to say its version, in milliseconds; older ones never do. */
const ANSWER_TIMEOUT_MS = 1_000;

/** The folder of the release that this page was loaded with; webpack's. */
declare const __webpack_public_path__: string;

/** The service worker of the page. */
export interface PageWorker {
  /** Calls back each time a new version waits, and for one that does so already. */
  onWaiting(listener: () => void): void;
  /** Whether the version that waits is the one that this page was loaded with. */
  isOfThisPage(): Promise<boolean>;
  /** Looks for a new version. */
  look(): void;
  /** Lets the newest version take over; resolves when it has, or when it takes too long. */
  takeOver(): Promise<void>;
}

/** Registers the service worker. A browser that refuses goes on without. */
export function registerWorker(): PageWorker {
  const registered = navigator.serviceWorker
    .register(WORKER_PATH, { scope: '/', updateViaCache: 'none' })
    // Not what `register` answers: tools that block workers answer nothing.
    .then(() => navigator.serviceWorker.getRegistration('/'))
    .catch(() => undefined);
  return {
    onWaiting: (listener) => void registered.then((registration) => registration && watch(registration, listener)),
    isOfThisPage: async () => {
      const waiting = (await registered)?.waiting;
      const version = waiting && (await Promise.race([askVersion(waiting), pause(ANSWER_TIMEOUT_MS)]));
      return typeof version === 'string' && __webpack_public_path__.endsWith(`/${version}/`);
    },
    look: () => void registered.then((registration) => registration?.update()).catch(() => undefined),
    takeOver: async () => {
      const registration = await registered;
      if (registration) await Promise.race([takeOver(registration), pause(TAKEOVER_TIMEOUT_MS)]);
    },
  };
}

/** Tells the worker of this page, where there is one. */
export function tellWorker(message: WorkerMessage): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}

function watch(registration: ServiceWorkerRegistration, listener: () => void): void {
  if (registration.waiting) listener();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first worker of a browser takes over at once and is no news.
      if (installing.state === 'installed' && registration.active) listener();
    });
  });
}

function askVersion(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: 'version' } satisfies WorkerMessage, [port2]);
  });
}

async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => undefined);
  const newest = registration.waiting ?? registration.installing;
  if (!newest) return;
  await untilState(newest, ['installed', 'activated', 'redundant']);
  newest.postMessage({ type: 'activate' } satisfies WorkerMessage);
  await untilState(newest, ['activated', 'redundant']);
}

function untilState(worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => states.includes(worker.state) && resolve();
    worker.addEventListener('statechange', look);
    look();
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
