import { baseApi } from '@fakos/shared-kit/api';
import { isAdminPath, pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import { paths } from '@fakos/shared-kit/router/paths';
import { selectEnded, selectUser } from '@fakos/shared-kit/state/session';
import { dismissToast, showToast } from '@fakos/shared-kit/ui/toast';
import { loadPageWords } from '../language/page-words.ts';
import type { Surroundings } from './authentication.tsx';

const TOAST_KEY = 'session-ended';

/**
 * Follows the session: says when the server ended it and offers to go on, and lets nobody see answers that were given to
 * another person in this browser.
 */
export function startSessionWatch({ store, i18n, host }: Surroundings): void {
  let wasEnded = false;
  let owner = selectUser(store.getState())?.id;
  const look = () => {
    const user = selectUser(store.getState());
    const ended = selectEnded(store.getState());
    if (user && owner !== undefined && user.id !== owner) store.dispatch(baseApi.util.resetApiState());
    owner = user?.id ?? owner;
    if (ended && !wasEnded) void sayEnded(ended.email);
    if (!ended && wasEnded) dismissToast(TOAST_KEY);
    wasEnded = ended !== undefined;
  };

  async function sayEnded(email: string) {
    const path = window.location.pathname;
    // The profile says it in its own place, the back office has a login of its own.
    if (isAdminPath(path) || pathWithoutLanguage(path).startsWith(paths.profile)) return;
    await loadPageWords(i18n, 'shell-account');
    if (!selectEnded(store.getState())) return;
    showToast('info', i18n.t('ended.title', { ns: 'shell-account' }), {
      key: TOAST_KEY,
      action: {
        label: i18n.t('ended.action', { ns: 'shell-account' }),
        onClick: () => host.authenticate({ email }),
      },
    });
  }

  look();
  store.subscribe(look);
}
