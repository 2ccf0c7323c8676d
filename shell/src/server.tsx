import { baseApi, dehydrate, type SettlingStore } from '@fakos/shared-kit/api';
import { createI18n } from '@fakos/shared-kit/i18n';
import { PageMetaCollector } from '@fakos/shared-kit/page-meta';
import type { RemoteHost } from '@fakos/shared-kit/remote/host';
import type { PageMeta, RenderRequest, ShellArtifact } from '@fakos/shared-kit/remote/rendering';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@fakos/shared-kit/router/server';
import { serverModules } from 'fakos-shared-modules';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { loadFooter } from './chrome/footer/late-footer.tsx';
import { loadOwnCatalogues } from './language/page-language.ts';
import { loadPageWords } from './language/page-words.ts';
import { loadConstruction } from './pages/under-construction/construction-gate.tsx';
import { PageTree } from './rendering/page-tree.tsx';
import { ServerRemotes } from './rendering/server-remotes.ts';
import { createRoutes } from './routing/routes.tsx';
import { type AppStore, createStore } from './store/store.ts';

/** A page asks, its answers let parts appear that ask again: how often that is followed before the rest is left to the browser. */
const MAX_ROUNDS = 4;
/** The router wants a whole address; nothing is ever fetched from it. */
const ORIGIN = 'http://page.invalid';

/** See {@link ShellArtifact}. */
export const prepare: ShellArtifact['prepare'] = async () => serverModules;

/** Renders a page with a store, words and a router of its own: two requests share nothing but code. */
export const renderPage: ShellArtifact['renderPage'] = async (request, modules) => {
  const { address, boot, call } = request;
  const i18n = createI18n(boot.language);
  const store = createStore({ language: () => boot.language, call: once(call) });
  const remotes = new ServerRemotes(modules);
  await Promise.all([
    loadConstruction(),
    loadFooter(),
    loadOwnCatalogues(i18n, boot.language),
    remotes.install(store, i18n, boot.slots),
  ]);

  const handler = createStaticHandler(createRoutes(boot.remotes, remotes, (...words) => loadPageWords(i18n, ...words)));
  const context = await handler.query(new Request(`${ORIGIN}${address}`));
  if (context instanceof Response) {
    return { html: '', meta: {}, cache: dehydrate(store.getState()), redirect: context.headers.get('Location') ?? '/' };
  }
  const [failure] = Object.values(context.errors ?? {});
  if (failure) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  let meta: PageMeta = {};
  const collect = (said: PageMeta) => {
    meta = { ...meta, ...said };
  };
  const html = await renderSettled(store, () => {
    meta = {};
    return (
      <PageTree store={store} i18n={i18n} host={hostOf(remotes)}>
        <PageMetaCollector value={collect}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </PageMetaCollector>
      </PageTree>
    );
  });
  return { html, meta, cache: dehydrate(store.getState()) };
};

async function renderSettled(store: AppStore & SettlingStore, page: () => ReactNode): Promise<string> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const html = renderToString(page());
    const running = store.dispatch(baseApi.util.getRunningQueriesThunk());
    if (running.length === 0) return html;
    await Promise.all(running);
  }
  store.isSettled = true;
  return renderToString(page());
}

/** The same call gets the same answer for the whole page, failures too. */
function once(call: RenderRequest['call']): RenderRequest['call'] {
  const made = new Map<string, ReturnType<RenderRequest['call']>>();
  return (address, language) => {
    const known = made.get(address) ?? call(address, language);
    made.set(address, known);
    return known;
  };
}

function hostOf(remotes: ServerRemotes): RemoteHost {
  return {
    fills: (name) => remotes.fills(name),
    setLanguage: () => undefined,
    prefetch: () => undefined,
    trackEvent: () => undefined,
    authenticate: () => undefined,
    styleNonce: '',
    reportRenderFailure: () => undefined,
  };
}
