import type { LiveRemote } from '@fakos/contracts/remote/manifest';
import type { RouteAccess } from '@fakos/contracts/remote/route';
import { RemoteBoundary } from '@fakos/shared-kit/remote/boundary';
import { RemoteDown } from '@fakos/shared-kit/remote/down';
import { type RouteObject, useLoaderData, useLocation, useRevalidator, useRouteError } from '@fakos/shared-kit/router';
import type { ComponentType, ReactElement } from 'react';
import { SiteLayout } from '../chrome/site-layout.tsx';
import type { PageNamespace } from '../language/page-translations.ts';
import { CrashPage } from '../pages/crash/crash-page.tsx';
import { ConstructionGate } from '../pages/under-construction/construction-gate.tsx';
import type { StaticPage } from '../rendering/static-page.ts';
import { developmentRoutes } from './development-routes.ts';
import { RedirectPage } from './redirect-page.tsx';
import styles from './routes.module.css';
import { redirects, shellRoutes } from './shell-routes.ts';

/** Handle of the routes of {@link createRoutes}. */
export interface RouteHandle {
  readonly access: RouteAccess;
}

/** Loads pages of remotes by route pattern. */
export interface RemotePages {
  loadPage(remote: LiveRemote, path: string): Promise<ComponentType>;
}

/**
 * The routes of the whole site: pages of the shell and of the live remotes, under `/` in Greek and under `/en` in
 * English.
 *
 * @param staticPage the page that is shown as the server rendered it, in place of an error
 */
export function createRoutes(
  remotes: readonly LiveRemote[],
  installer: RemotePages,
  loadTranslations: (...namespaces: readonly PageNamespace[]) => Promise<unknown>,
  staticPage?: StaticPage,
): RouteObject[] {
  const error = <PageError staticPage={staticPage} />;
  const pages: RouteObject[] = [
    ...[...shellRoutes, ...developmentRoutes].map(({ path, access, namespaces, load }) =>
      lazyRoute(path, access, error, async () => {
        const [Page] = await Promise.all([load(), loadTranslations(...namespaces)]);
        return <Page />;
      }),
    ),
    ...remotes.flatMap((remote) => remote.routes.map((path) => remoteRoute(remote, path, installer, error))),
    ...redirects.map(({ from, to }) => ({ path: from, element: <RedirectPage to={to} /> })),
    lazyRoute('*', 'public', error, async () => {
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

function remoteRoute(remote: LiveRemote, path: string, installer: RemotePages, error: ReactElement): RouteObject {
  const access = remote.privateRoutes?.includes(path) ? 'private' : 'public';
  return lazyRoute(path, access, error, async () => {
    const Page = await installer.loadPage(remote, path);
    return <RemoteRoutePage remote={remote.id} Page={Page} />;
  });
}

/** A page that fails to render is loaded again, from another release of its remote. */
function RemoteRoutePage({ remote, Page }: { remote: string; Page: ComponentType }) {
  const { revalidate } = useRevalidator();
  const replacement = { component: Page, load: () => void revalidate(), pending: <PagePlaceholder /> };
  return (
    <RemoteBoundary remote={remote} replacement={replacement}>
      <Page />
    </RemoteBoundary>
  );
}

/**
 * A page whose code loads when it is opened. A `loader` instead of `lazy`, because the router caches a rejected `lazy`
 * forever.
 */
function lazyRoute(
  path: string,
  access: RouteAccess,
  error: ReactElement,
  load: () => Promise<ReactElement>,
): RouteObject {
  return {
    handle: { access } satisfies RouteHandle,
    ...(path === '' ? ({ index: true } as const) : { path }),
    loader: async () => ({ page: await load() }),
    shouldRevalidate: ({ defaultShouldRevalidate, currentUrl, nextUrl }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    hydrateFallbackElement: <PagePlaceholder />,
    element: <LoadedPage />,
    errorElement: error,
  };
}

/** Has the height of the screen, so that the footer does not jump while the code loads. */
function PagePlaceholder() {
  return <div className={styles.pending} aria-busy="true" />;
}

function LoadedPage() {
  return useLoaderData<{ page: ReactElement }>().page;
}

function PageError({ staticPage }: { staticPage: StaticPage | undefined }) {
  const { revalidate, state } = useRevalidator();
  const { pathname } = useLocation();
  const error = useRouteError();
  const failure = { error, onRetry: () => void revalidate(), pending: state === 'loading' };
  return staticPage?.Page && staticPage.pathname === pathname ? (
    <staticPage.Page {...failure} />
  ) : (
    <RemoteDown {...failure} />
  );
}
