import el from '../locales/contact-form/el.json';
import en from '../locales/contact-form/en.json';
import { lateWords } from './late-words.ts';

/** The words of the contact form (`locales/contact-form`). */
export const useContactFormText = lateWords({ el, en });
