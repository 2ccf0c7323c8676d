import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@fakos/shared-kit/errors';
import { type RequestHandler, Router } from 'express';
import type { Releases } from '../releases/live-composition.ts';
import { hashOf } from '../releases/verify-release.ts';

/** Where browsers look for the service worker (spec section 7). */
export const WORKER_PATH = '/sw.js';

/**
 * Frees a browser from the worker that it has: takes its place at once, deletes all that it kept, and is gone. Open pages
 * go on as they are.
 */
export const FAREWELL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;

/** `/sw.js`: the worker of the live shell; where the site is to have none, one that frees browsers from theirs. */
export function serviceWorker(releases: Releases, isOn: boolean): RequestHandler {
  return Router().get(WORKER_PATH, async (_request, response) => {
    response
      .type('text/javascript')
      .set({ 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': '/' })
      .send((isOn && (await readWorker(releases))) || FAREWELL);
  });
}

/** The same for everybody: canaries are of remotes, and the worker belongs to the shell. */
async function readWorker(releases: Releases): Promise<string | undefined> {
  const { shell, shellFolder } = await releases.live();
  if (!shell.worker || !shellFolder) return undefined;
  const bytes = await readFile(path.join(shellFolder, shell.worker));
  // Browsers that have a worker keep it when this fails.
  if (hashOf(bytes) !== shell.integrity[shell.worker]) throw new AppError('INTERNAL');
  return bytes.toString('utf8');
}
