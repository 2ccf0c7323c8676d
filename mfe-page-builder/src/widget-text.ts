import el from '../locales/widgets/el.json';
import en from '../locales/widgets/en.json';
import { lateWords } from './late-words.ts';

/** The words of widgets that few pages have (`locales/widgets`). */
export const useWidgetText = lateWords({ el, en });
