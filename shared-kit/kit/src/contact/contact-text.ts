import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../locales/contact/el.json';
import en from '../../locales/contact/en.json';

/** Texts of the contact form (`locales/contact`), bundled with it. */
export const useContactText = createTextHook({ el, en });
