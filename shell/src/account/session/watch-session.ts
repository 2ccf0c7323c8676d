import { isAdminPath, removePathLanguage } from '@fakos/contracts/languages';
import { paths } from '@fakos/contracts/paths';
import { baseApi } from '@fakos/shared-kit/api';
import { selectEndedUser, selectUser } from '@fakos/shared-kit/state/session';
import { showToast } from '@fakos/shared-kit/ui/toast';
import { loadPageTranslations } from '../../language/page-translations.ts';
import type { AccountContext } from '../dialog/open-authentication-dialog.tsx';
import { dismissSessionEndedToast, SESSION_ENDED_TOAST } from './session-ended-toast.ts';

/**
 * Watches the session: shows a toast with a login button when the server ended it, and clears the API cache when
 * another user signs in.
 */
export function watchSession({ store, i18n, host }: AccountContext): void {
  let wasEnded = false;
  let cachedUserId = selectUser(store.getState())?.id;
  const update = () => {
    const user = selectUser(store.getState());
    const ended = selectEndedUser(store.getState());
    const previousUserId = cachedUserId;
    // Set before the dispatch, because clearing the cache calls this function again.
    cachedUserId = user?.id ?? cachedUserId;
    if (previousUserId !== undefined && cachedUserId !== previousUserId) store.dispatch(baseApi.util.resetApiState());
    if (ended && !wasEnded) void showEndedToast(ended.email);
    if (!ended && wasEnded) dismissSessionEndedToast();
    wasEnded = ended !== undefined;
  };

  async function showEndedToast(email: string) {
    const path = window.location.pathname;
    // The profile shows its own message, and the back office has its own login.
    if (isAdminPath(path) || removePathLanguage(path).startsWith(paths.profile)) return;
    await loadPageTranslations(i18n, 'shell-account');
    if (!selectEndedUser(store.getState())) return;
    showToast('info', i18n.t('ended.title', { ns: 'shell-account' }), {
      key: SESSION_ENDED_TOAST,
      action: {
        label: i18n.t('ended.action', { ns: 'shell-account' }),
        onClick: () => host.authenticate({ email }),
      },
    });
  }

  update();
  store.subscribe(update);
}
