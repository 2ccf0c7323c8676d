import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { StoreApi } from '../main.ts';
import type { OnProgress } from '../seed/seed.ts';
import type { ApiSettings } from '../settings.ts';
import type { FromApiThread, ToApiThread } from './protocol.ts';

/** Memory of the thread's new objects in MB; V8 would take twice as much. */
const MAX_YOUNG_MB = 24;

/**
 * Starts the API in a separate thread, so that the database never blocks the gateway in the same process. An uncaught
 * error ends the process, as it would without the thread.
 */
export async function startStoreApiThread(settings: ApiSettings, onProgress: OnProgress = () => {}): Promise<StoreApi> {
  const worker = new Worker(new URL('./api-thread.ts', import.meta.url), {
    workerData: settings,
    name: 'store-api',
    // Without a limit, V8 collects garbage late on a machine with much memory.
    resourceLimits: { maxOldGenerationSizeMb: settings.API_HEAP_MB, maxYoungGenerationSizeMb: MAX_YOUNG_MB },
  });
  worker.on('error', (error) => {
    throw error;
  });
  const started = await new Promise<FromApiThread & { type: 'started' }>((resolve, reject) => {
    worker.on('message', (message: FromApiThread) => {
      if (message.type === 'progress') onProgress(message.text);
      else if (message.type === 'started') resolve(message);
      else reject(message.error);
    });
  });
  const { port, url, firstOwner } = started;
  return {
    port,
    url,
    ...(firstOwner && { firstOwner }),
    async close() {
      const ended = once(worker, 'exit');
      worker.postMessage('close' satisfies ToApiThread);
      await ended;
    },
  };
}
