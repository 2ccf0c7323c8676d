import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/releases/el.json';
import en from '../../../locales/releases/en.json';

/** Texts of this screen (`locales/releases`), which load with it. */
export const useReleasesText = createTextHook({ el, en });
