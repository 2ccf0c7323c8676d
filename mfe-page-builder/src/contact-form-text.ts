import { lateWords } from '@fakos/shared-kit/i18n/late-words';
import el from '../locales/contact-form/el.json';
import en from '../locales/contact-form/en.json';

/** The words of the contact form (`locales/contact-form`). */
export const useContactFormText = lateWords({ el, en });
