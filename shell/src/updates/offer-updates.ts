import type { I18n } from '@fakos/shared-kit/i18n';
import { dismissToast, showToast } from '@fakos/shared-kit/ui/toast';
import type el from '../../locales/el.json';
import { SHELL_NAMESPACE } from '../text.ts';
import { askComposition } from './ask-composition.ts';
import { watchComposition } from './watch-composition.ts';

const TOAST_KEY = 'new-version';

/** Says once for each new version that it is there; the toast goes when that version is taken back. */
export function offerUpdates(composition: string, i18n: I18n): void {
  const text = (key: keyof (typeof el)['update']) => i18n.t(`update.${key}`, { ns: SHELL_NAMESPACE });
  watchComposition({
    composition,
    ask: askComposition,
    onNew: () => {
      showToast('info', text('available'), {
        key: TOAST_KEY,
        duration: 0,
        action: { label: text('refresh'), onClick: () => window.location.reload() },
      });
    },
    onBack: () => dismissToast(TOAST_KEY),
  });
}
