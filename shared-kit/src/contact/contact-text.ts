import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../../locales/contact/el.json';
import en from '../../locales/contact/en.json';

/** The words of a contact form (`locales/contact`), which travel with it. */
export const useContactText = lateWords({ el, en });
