import { useTextOf } from '@fakos/shared-kit/i18n';
import type el from '../locales/el.json';

/** The words of this package in the visitor's language. */
export const useText = () => useTextOf<typeof el>('mfe-page-builder');
