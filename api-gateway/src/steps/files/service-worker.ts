import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@fakos/contracts/errors';
import { type RequestHandler, Router } from 'express';
import type { Releases } from '../../releases/composition/live-composition.ts';
import { computeIntegrity } from '../../releases/verify-release.ts';

/** The address of the service worker (spec section 7). */
export const WORKER_PATH = '/sw.js';

/** A worker that replaces the installed one at once, deletes all caches and unregisters itself. */
export const UNREGISTERING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;

/** `/sw.js`: the worker of the live shell, or {@link UNREGISTERING_WORKER} where the site has none. */
export function serviceWorker(releases: Releases, isOn: boolean): RequestHandler {
  return Router().get(WORKER_PATH, async (_request, response) => {
    const bucket = response.locals.bucket as number | undefined;
    response
      .type('text/javascript')
      .set({ 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': '/' })
      .send((isOn && (await readWorker(releases, bucket))) || UNREGISTERING_WORKER);
  });
}

/** The worker of the shell that the visitor's pages get. */
async function readWorker(releases: Releases, bucket: number | undefined): Promise<string | undefined> {
  const { shell, shellFolder } = await releases.live(bucket);
  if (!shell.worker || !shellFolder) return undefined;
  const bytes = await readFile(path.join(shellFolder, shell.worker));
  // A browser keeps its installed worker when this request fails.
  if (computeIntegrity(bytes) !== shell.integrity[shell.worker]) throw new AppError('INTERNAL');
  return bytes.toString('utf8');
}
