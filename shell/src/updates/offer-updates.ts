import type { I18n } from '@fakos/shared-kit/i18n';
import { dismissToast, showToast } from '@fakos/shared-kit/ui/toast';
import { PWA_NAMESPACE, type PwaTranslations } from '../pwa/pwa-text.ts';
import type { PageWorker } from '../pwa/register-worker.ts';
import { fetchComposition } from './fetch-composition.ts';
import { watchComposition } from './watch-composition.ts';

const TOAST_KEY = 'new-version';

/**
 * Offers a new version in one toast, for new releases as well as a waiting service worker (spec section 4). It appears
 * once per version, and is dismissed when that version is rolled back.
 *
 * @param composition key of the page's composition; '' disables the comparison
 */
export function offerUpdates(composition: string, i18n: I18n, worker: PageWorker | undefined): void {
  const text = (key: keyof PwaTranslations['update']) => i18n.t(`update.${key}`, { ns: PWA_NAMESPACE });
  let isWorkerWaiting = false;

  const offer = () => {
    showToast('info', text('available'), {
      key: TOAST_KEY,
      duration: 0,
      action: { label: text('refresh'), onClick: () => void refresh(worker) },
    });
  };

  worker?.onWaiting(async () => {
    // The page already has the new version; only its worker was waiting.
    if (await worker.isCurrentRelease()) return void worker.activateNewest();
    isWorkerWaiting = true;
    offer();
  });
  if (!composition) return;
  watchComposition({
    composition,
    fetchKey: fetchComposition,
    onNew: () => {
      // A shell release has a new worker as well: it is loaded now, so that one click activates both.
      worker?.checkForUpdate();
      offer();
    },
    onRollback: () => {
      if (!isWorkerWaiting) dismissToast(TOAST_KEY);
    },
  });
}

/** Reloads the page after the waiting worker is active. Other tabs do not change. */
async function refresh(worker: PageWorker | undefined): Promise<void> {
  await worker?.activateNewest();
  window.location.reload();
}
