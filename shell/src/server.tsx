import type { PageMeta } from '@fakos/contracts/remote/page-meta';
import { baseApi, dehydrate, type SettlingStore } from '@fakos/shared-kit/api';
import { createI18n } from '@fakos/shared-kit/i18n';
import { PageMetaCollector } from '@fakos/shared-kit/page-meta';
import type { RemoteHost } from '@fakos/shared-kit/remote/host';
import type { RenderRequest, ShellArtifact } from '@fakos/shared-kit/remote/rendering';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@fakos/shared-kit/router/server';
import { previousServerModules, serverModules } from 'fakos-shared-modules';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { loadFooter } from './chrome/footer/lazy-footer.tsx';
import { loadCookieBanner } from './cookies/lazy-cookie-banner.tsx';
import { loadShellTranslations } from './language/page-language.ts';
import { loadPageTranslations } from './language/page-translations.ts';
import { loadConstructionScreen } from './pages/under-construction/construction-gate.tsx';
import { PageTree } from './rendering/page-tree.tsx';
import { ServerRemotes } from './rendering/server-remotes.ts';
import { createRoutes } from './routing/routes.tsx';
import { type AppStore, createStore } from './store/store.ts';

/**
 * Rendering repeats while responses make further parts request data; after this many rounds the rest is left to the
 * browser.
 */
const MAX_ROUNDS = 4;
/** The router requires an absolute URL; nothing is requested from it. */
const ORIGIN = 'http://page.invalid';

/** See {@link ShellArtifact}. */
export const prepare: ShellArtifact['prepare'] = async () => serverModules;

/** See {@link ShellArtifact}. */
export const previousKit: ShellArtifact['previousKit'] = previousServerModules;

/** Renders a page with its own store, translations and router, so that requests share no state. */
export const renderPage: ShellArtifact['renderPage'] = async (request, modules) => {
  const { address, origin, boot, sendApiRequest: call } = request;
  const i18n = createI18n(boot.language);
  const store = createStore({ language: () => boot.language, sendApiRequest: once(call) });
  const remotes = new ServerRemotes(modules);
  await Promise.all([
    loadConstructionScreen(),
    loadCookieBanner(),
    loadFooter(),
    loadShellTranslations(i18n, boot.language),
    remotes.install(store, i18n, boot.slots),
  ]);

  const handler = createStaticHandler(
    createRoutes(boot.remotes, remotes, (...namespaces) => loadPageTranslations(i18n, ...namespaces)),
  );
  const context = await handler.query(new Request(`${ORIGIN}${address}`));
  if (context instanceof Response) {
    return { html: '', meta: {}, cache: dehydrate(store.getState()), redirect: context.headers.get('Location') ?? '/' };
  }
  const [failure] = Object.values(context.errors ?? {});
  if (failure) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  let meta: PageMeta = {};
  const collect = (entry: PageMeta) => {
    meta = { ...meta, ...entry };
  };
  const html = await renderSettled(store, remotes, () => {
    meta = {};
    return (
      <PageTree store={store} i18n={i18n} host={createHost(remotes, origin)}>
        <PageMetaCollector value={collect}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </PageMetaCollector>
      </PageTree>
    );
  });
  return {
    html,
    meta,
    cache: dehydrate(store.getState()),
    slots: remotes.listRequested(),
    widgets: remotes.listShownWidgets(),
  };
};

async function renderSettled(
  store: AppStore & SettlingStore,
  remotes: ServerRemotes,
  page: () => ReactNode,
): Promise<string> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const html = renderToString(page());
    const running = store.dispatch(baseApi.util.getRunningQueriesThunk());
    const hasLoaded = await remotes.loadRequested();
    if (running.length === 0 && !hasLoaded) return html;
    await Promise.all(running);
  }
  store.isSettled = true;
  return renderToString(page());
}

/** Requests each address once per page, including failed ones. */
function once(call: RenderRequest['sendApiRequest']): RenderRequest['sendApiRequest'] {
  const requests = new Map<string, ReturnType<RenderRequest['sendApiRequest']>>();
  return (address, language) => {
    const response = requests.get(address) ?? call(address, language);
    requests.set(address, response);
    return response;
  };
}

function createHost(remotes: ServerRemotes, origin: string | undefined): RemoteHost {
  return {
    fills: (name) => remotes.fills(name),
    widgets: { find: (type) => remotes.findWidget(type), list: async () => [] },
    setLanguage: () => undefined,
    prefetch: () => undefined,
    trackEvent: () => undefined,
    authenticate: () => undefined,
    styleNonce: '',
    origin,
    reportRenderFailure: () => undefined,
  };
}
