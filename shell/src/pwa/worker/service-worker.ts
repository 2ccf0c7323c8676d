/// <reference lib="webworker" />
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { OFFLINE_PAGE, REQUESTED_PAGE_PARAMETER, type WorkerMessage } from '../worker-protocol.ts';
import { getRequestKind, isCacheablePage, type RequestKind } from './cache-rules.ts';
import { cacheLoadedFiles, cacheViewedPage } from './cache-viewed-page.ts';
import {
  apiResponses,
  clearViewed,
  images,
  offlineCache,
  offlineEndpoints,
  pages,
  releaseFiles,
  version,
} from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

const network = new NetworkOnly();

const matchKind =
  (kind: RequestKind) =>
  ({ request }: { request: Request }) =>
    getRequestKind(request, self.location.origin, offlineEndpoints) === kind;

registerRoute(matchKind('file'), releaseFiles);
registerRoute(matchKind('image'), images);
registerRoute(matchKind('api'), apiResponses);
registerRoute(matchKind('uncached-page'), network);
registerRoute(matchKind('page'), async ({ event, request, url }) => {
  const strategy = isCacheablePage(url.pathname) ? pages : network;
  try {
    return await strategy.handle({ event, request });
  } catch (error) {
    const fallback = await getOfflineResponse(url);
    if (!fallback) throw error;
    return fallback;
  }
});

/** Offline response to a page that is not cached: the offline page itself, or a redirect to it. */
async function getOfflineResponse({ pathname, search }: URL): Promise<Response | undefined> {
  const language = /^\/en(?=\/|$)/.exec(pathname)?.[0] ?? '';
  const address = `${language}${OFFLINE_PAGE}`;
  const page = await offlineCache.getPage(address);
  if (!page || pathname === address) return page;
  return Response.redirect(`${address}?${REQUESTED_PAGE_PARAMETER}=${encodeURIComponent(pathname + search)}`);
}

self.addEventListener('install', (event) => {
  event.waitUntil(offlineCache.addMissing());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      offlineCache.deleteOtherVersions(),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'activate':
      event.waitUntil(self.skipWaiting());
      break;
    case 'forget':
      event.waitUntil(clearViewed());
      break;
    case 'version':
      event.ports[0]?.postMessage(version);
      break;
    case 'seen':
      event.waitUntil(Promise.allSettled([cacheViewedPage(event, message), offlineCache.addMissing()]));
      break;
    case 'loaded':
      event.waitUntil(cacheLoadedFiles(event, message));
      break;
  }
});
