import type { I18n } from '@fakos/shared-kit/i18n';
import type { AuthenticationRequest, RemoteHost } from '@fakos/shared-kit/remote/host';
import { createRoot } from 'react-dom/client';
import { loadPageWords } from '../language/page-words.ts';
import { PageTree } from '../rendering/page-tree.tsx';
import type { AppStore } from '../store/store.ts';
import { AuthenticationDialog } from './authentication-dialog.tsx';

/** What the dialog shares with the page that it opens over. */
export interface Surroundings {
  readonly store: AppStore;
  readonly i18n: I18n;
  readonly host: RemoteHost;
}

let show: ((request: AuthenticationRequest) => void) | undefined;

/** Opens the dialog in a tree of its own, so that no page has to carry it. */
export async function openAuthentication(request: AuthenticationRequest, { store, i18n, host }: Surroundings) {
  await loadPageWords(i18n, 'shell-account');
  if (show) {
    show(request);
    return;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const onReady = (open: (request: AuthenticationRequest) => void) => {
    show = open;
  };
  createRoot(place).render(
    <PageTree store={store} i18n={i18n} host={host}>
      <AuthenticationDialog first={request} onReady={onReady} />
    </PageTree>,
  );
}
