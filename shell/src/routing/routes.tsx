import { RemoteBoundary } from '@fakos/shared-kit/remote/boundary';
import { RemoteDown } from '@fakos/shared-kit/remote/down';
import type { LiveRemote } from '@fakos/shared-kit/remote/manifest';
import { type RouteObject, useLoaderData, useRevalidator } from '@fakos/shared-kit/router';
import type { ComponentType } from 'react';
import { SiteLayout } from '../chrome/site-layout.tsx';
import { HomePage } from '../home/home-page.tsx';
import { ContentPage } from '../pages/content-page.tsx';
import { CrashPage } from '../pages/crash-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import type { RemoteInstaller } from '../remotes/remote-installer.ts';
import styles from './routes.module.css';
import { contentPages } from './shell-paths.ts';

/** The whole site: the shell's own pages and the live remotes' ones, under `/` in Greek and under `/en` in English. */
export function createRoutes(remotes: readonly LiveRemote[], installer: RemoteInstaller): RouteObject[] {
  const pages: RouteObject[] = [
    { index: true, element: <HomePage /> },
    ...contentPages.map((slug) => ({ path: slug, element: <ContentPage slug={slug} /> })),
    {
      path: 'login',
      lazy: () => import('../pages/login/login-page.tsx').then((page) => ({ Component: page.LoginPage })),
    },
    {
      path: 'wishlist',
      lazy: () => import('../pages/wishlist/wishlist-page.tsx').then((page) => ({ Component: page.WishlistPage })),
    },
    ...remotes.flatMap((remote) => remote.routes.map((path) => remoteRoute(remote, path, installer))),
    { path: '*', element: <NotFoundPage /> },
  ];
  const site = (path: string): RouteObject => ({
    path,
    element: <SiteLayout />,
    errorElement: <CrashPage />,
    children: pages,
  });
  return [site('/en?')];
}

function remoteRoute(remote: LiveRemote, path: string, installer: RemoteInstaller): RouteObject {
  return {
    path,
    loader: async () => ({ Page: await installer.loadPage(remote, path), remote: remote.id }),
    shouldRevalidate: ({ defaultShouldRevalidate, currentUrl, nextUrl }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    hydrateFallbackElement: <PagePending />,
    element: <RemotePage />,
    errorElement: <RemotePageFailed />,
  };
}

/** Keeps the first screen's height while a page's code arrives, so that the footer does not jump. */
function PagePending() {
  return <div className={styles.pending} aria-busy="true" />;
}

function RemotePage() {
  const { Page, remote } = useLoaderData<{ Page: ComponentType; remote: string }>();
  return (
    <RemoteBoundary remote={remote}>
      <Page />
    </RemoteBoundary>
  );
}

function RemotePageFailed() {
  const { revalidate, state } = useRevalidator();
  return <RemoteDown onRetry={() => void revalidate()} pending={state === 'loading'} />;
}
