import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../locales/widgets/el.json';
import en from '../locales/widgets/en.json';

/** The words of widgets that few pages have (`locales/widgets`). */
export const useWidgetText = lateWords({ el, en });
