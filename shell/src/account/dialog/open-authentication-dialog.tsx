import type { I18n } from '@fakos/shared-kit/i18n';
import type { AuthenticationRequest, RemoteHost } from '@fakos/shared-kit/remote/host';
import { createRoot } from 'react-dom/client';
import { loadPageTranslations } from '../../language/page-translations.ts';
import { PageTree } from '../../rendering/page-tree.tsx';
import type { AppStore } from '../../store/store.ts';
import { AuthenticationDialog } from './authentication-dialog.tsx';

/** Store, translations and host that the dialog shares with the page. */
export interface AccountContext {
  readonly store: AppStore;
  readonly i18n: I18n;
  readonly host: RemoteHost;
}

let show: ((request: AuthenticationRequest) => void) | undefined;

/** Opens the dialog in its own React root, so that no page has to render it. */
export async function openAuthenticationDialog(request: AuthenticationRequest, { store, i18n, host }: AccountContext) {
  await loadPageTranslations(i18n, 'shell-account');
  if (show) {
    show(request);
    return;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const onReady = (open: (request: AuthenticationRequest) => void) => {
    show = open;
  };
  createRoot(container).render(
    <PageTree store={store} i18n={i18n} host={host}>
      <AuthenticationDialog initialRequest={request} onReady={onReady} />
    </PageTree>,
  );
}
