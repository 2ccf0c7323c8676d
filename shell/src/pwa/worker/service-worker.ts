/// <reference lib="webworker" />
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { OFFLINE_PAGE, WANTED_PARAMETER, type WorkerMessage } from '../worker-names.ts';
import { keepSeen } from './keep-seen.ts';
import { calls, forgetSeen, offline, pages, pictures, releaseFiles, version } from './strategies.ts';
import { isPublicPage, type Kind, kindOf } from './what-to-keep.ts';

declare const self: ServiceWorkerGlobalScope;

const network = new NetworkOnly();

const whenIs =
  (kind: Kind) =>
  ({ request }: { request: Request }) =>
    kindOf(request, self.location.origin) === kind;

registerRoute(whenIs('file'), releaseFiles);
registerRoute(whenIs('picture'), pictures);
registerRoute(whenIs('call'), calls);
registerRoute(whenIs('passing-page'), network);
registerRoute(whenIs('page'), async ({ event, request, url }) => {
  const strategy = isPublicPage(url.pathname) ? pages : network;
  try {
    return await strategy.handle({ event, request });
  } catch (error) {
    const instead = await standIn(url);
    if (!instead) throw error;
    return instead;
  }
});

/** What a visitor without a network gets for a page that was not kept. */
async function standIn({ pathname, search }: URL): Promise<Response | undefined> {
  const language = /^\/en(?=\/|$)/.exec(pathname)?.[0] ?? '';
  const address = `${language}${OFFLINE_PAGE}`;
  const page = await offline.page(address);
  if (!page || pathname === address) return page;
  return Response.redirect(`${address}?${WANTED_PARAMETER}=${encodeURIComponent(pathname + search)}`);
}

self.addEventListener('install', (event) => {
  event.waitUntil(offline.complete());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([offline.dropOthers(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'activate':
      event.waitUntil(self.skipWaiting());
      break;
    case 'forget':
      event.waitUntil(forgetSeen());
      break;
    case 'version':
      event.ports[0]?.postMessage(version);
      break;
    case 'seen':
      event.waitUntil(Promise.allSettled([keepSeen(event, message), offline.complete()]));
      break;
  }
});
