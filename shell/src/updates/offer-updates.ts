import type { I18n } from '@fakos/shared-kit/i18n';
import { dismissToast, showToast } from '@fakos/shared-kit/ui/toast';
import type { PageWorker } from '../pwa/register-worker.ts';
import { PWA_NAMESPACE, type PwaWords } from '../pwa/text.ts';
import { askComposition } from './ask-composition.ts';
import { watchComposition } from './watch-composition.ts';

const TOAST_KEY = 'new-version';

/**
 * Offers a new version in one toast, whether other releases went live or a new service worker waits (spec section 4). It
 * says each new version once, and goes when that version is taken back.
 *
 * @param composition the key of what the page was made of; without one there is nothing to compare
 */
export function offerUpdates(composition: string, i18n: I18n, worker: PageWorker | undefined): void {
  const text = (key: keyof PwaWords['update']) => i18n.t(`update.${key}`, { ns: PWA_NAMESPACE });
  let workerWaits = false;

  const offer = () => {
    showToast('info', text('available'), {
      key: TOAST_KEY,
      duration: 0,
      action: { label: text('refresh'), onClick: () => void refresh(worker) },
    });
  };

  worker?.onWaiting(async () => {
    // A page that is of the new version itself has nothing to offer: its worker is only late.
    if (await worker.isOfThisPage()) return void worker.takeOver();
    workerWaits = true;
    offer();
  });
  if (!composition) return;
  watchComposition({
    composition,
    ask: askComposition,
    onNew: () => {
      // Releases of the shell bring a worker, too: it is fetched now, so that one press brings both.
      worker?.look();
      offer();
    },
    onBack: () => {
      if (!workerWaits) dismissToast(TOAST_KEY);
    },
  });
}

/** Loads the page anew, once, after the worker that waits has taken over. Other tabs stay as they are. */
async function refresh(worker: PageWorker | undefined): Promise<void> {
  await worker?.takeOver();
  window.location.reload();
}
