import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../locales/widgets/el.json';
import en from '../locales/widgets/en.json';

/** Texts of widgets that few pages have (`locales/widgets`). */
export const useWidgetText = createTextHook({ el, en });
