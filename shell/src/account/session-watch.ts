import { baseApi } from '@fakos/shared-kit/api';
import { isAdminPath, pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import { paths } from '@fakos/shared-kit/router/paths';
import { selectEnded, selectUser } from '@fakos/shared-kit/state/session';
import { showToast } from '@fakos/shared-kit/ui/toast';
import { loadPageWords } from '../language/page-words.ts';
import type { Surroundings } from './authentication.tsx';
import { clearEndedNotice, ENDED_NOTICE } from './ended-notice.ts';

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
    const before = owner;
    // First, because forgetting the answers makes this look again.
    owner = user?.id ?? owner;
    if (before !== undefined && owner !== before) store.dispatch(baseApi.util.resetApiState());
    if (ended && !wasEnded) void sayEnded(ended.email);
    if (!ended && wasEnded) clearEndedNotice();
    wasEnded = ended !== undefined;
  };

  async function sayEnded(email: string) {
    const path = window.location.pathname;
    // The profile says it in its own place, the back office has a login of its own.
    if (isAdminPath(path) || pathWithoutLanguage(path).startsWith(paths.profile)) return;
    await loadPageWords(i18n, 'shell-account');
    if (!selectEnded(store.getState())) return;
    showToast('info', i18n.t('ended.title', { ns: 'shell-account' }), {
      key: ENDED_NOTICE,
      action: {
        label: i18n.t('ended.action', { ns: 'shell-account' }),
        onClick: () => host.authenticate({ email }),
      },
    });
  }

  look();
  store.subscribe(look);
}
