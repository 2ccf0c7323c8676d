import { RemoteBoundary } from '@fakos/shared-kit/remote/boundary';
import { RemoteDown } from '@fakos/shared-kit/remote/down';
import type { LiveRemote } from '@fakos/shared-kit/remote/manifest';
import { type RouteObject, useLoaderData, useRevalidator, useRouteError } from '@fakos/shared-kit/router';
import type { ComponentType, ReactElement } from 'react';
import { SiteLayout } from '../chrome/site-layout.tsx';
import type { PageWords } from '../language/page-words.ts';
import { CrashPage } from '../pages/crash-page.tsx';
import { ConstructionGate } from '../pages/under-construction/construction-gate.tsx';
import { offlineRoute } from '../pwa/offline/offline-route.ts';
import { accountRoutes } from './account-routes.ts';
import { informationRoutes } from './information-routes.ts';
import { MovedPage } from './moved-page.tsx';
import styles from './routes.module.css';
import { redirects } from './shell-paths.ts';

/** Where routes get the pages of remotes: by pattern, as the registry lists it. */
export interface RemotePages {
  loadPage(remote: LiveRemote, path: string): Promise<ComponentType>;
}

/** The whole site: the shell's own pages and the live remotes' ones, under `/` in Greek and under `/en` in English. */
export function createRoutes(
  remotes: readonly LiveRemote[],
  installer: RemotePages,
  loadWords: (...namespaces: readonly PageWords[]) => Promise<unknown>,
): RouteObject[] {
  const pages: RouteObject[] = [
    lazyRoute('', async () => {
      const { HomePage } = await import(/* webpackChunkName: "page-home" */ '../home/home-page.tsx');
      return <HomePage />;
    }),
    ...[...informationRoutes, ...accountRoutes, offlineRoute].map(({ path, words, load }) =>
      lazyRoute(path, async () => {
        const [Page] = await Promise.all([load(), loadWords(...words)]);
        return <Page />;
      }),
    ),
    lazyRoute('wishlist', async () => {
      const page = await import(/* webpackChunkName: "page-wishlist" */ '../pages/wishlist/wishlist-page.tsx');
      return <page.WishlistPage />;
    }),
    ...remotes.flatMap((remote) => remote.routes.map((path) => remoteRoute(remote, path, installer))),
    ...redirects.map(({ from, to }) => ({ path: from, element: <MovedPage to={to} /> })),
    lazyRoute('*', async () => {
      const { NotFoundPage } = await import(/* webpackChunkName: "page-not-found" */ '../pages/not-found-page.tsx');
      return <NotFoundPage />;
    }),
  ];
  const site = (
    <ConstructionGate>
      <SiteLayout />
    </ConstructionGate>
  );
  return [{ path: '/en?', element: site, errorElement: <CrashPage />, children: pages }];
}

function remoteRoute(remote: LiveRemote, path: string, installer: RemotePages): RouteObject {
  return lazyRoute(path, async () => {
    const Page = await installer.loadPage(remote, path);
    return <RemoteRoutePage remote={remote.id} Page={Page} />;
  });
}

/** A page that fails while rendering is loaded again, from another release of its remote. */
function RemoteRoutePage({ remote, Page }: { remote: string; Page: ComponentType }) {
  const { revalidate } = useRevalidator();
  const replacement = { component: Page, load: () => void revalidate(), pending: <PagePending /> };
  return (
    <RemoteBoundary remote={remote} replacement={replacement}>
      <Page />
    </RemoteBoundary>
  );
}

/** A page whose code comes when it is opened. A `loader` and not `lazy`, whose failures the router keeps for ever. */
function lazyRoute(path: string, load: () => Promise<ReactElement>): RouteObject {
  return {
    ...(path === '' ? ({ index: true } as const) : { path }),
    loader: async () => ({ page: await load() }),
    shouldRevalidate: ({ defaultShouldRevalidate, currentUrl, nextUrl }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    hydrateFallbackElement: <PagePending />,
    element: <LoadedPage />,
    errorElement: <PageFailed />,
  };
}

/** Keeps the first screen's height while a page's code arrives, so that the footer does not jump. */
function PagePending() {
  return <div className={styles.pending} aria-busy="true" />;
}

function LoadedPage() {
  return useLoaderData<{ page: ReactElement }>().page;
}

function PageFailed() {
  const { revalidate, state } = useRevalidator();
  return <RemoteDown error={useRouteError()} onRetry={() => void revalidate()} pending={state === 'loading'} />;
}
