import elOptions from '@fakos/contracts/locales/lenses/el.json';
import enOptions from '@fakos/contracts/locales/lenses/en.json';
import elRules from '@fakos/contracts/locales/prescriptions/el.json';
import enRules from '@fakos/contracts/locales/prescriptions/en.json';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import el from '../../../locales/lenses/el.json';
import en from '../../../locales/lenses/en.json';

/** Translations of `locales/lenses`, names of lens options, and messages of the rules; they load with the configurator. */
export const useLensText = createTextHook({
  el: { ...el, lens: elOptions, rules: elRules },
  en: { ...en, lens: enOptions, rules: enRules },
});
/** Return type of {@link useLensText}, for functions that take it as a parameter. */
export type LensText = ReturnType<typeof useLensText>;

/** Name of a lens option. Keys of texts have no dots. */
export function getOptionName(text: LensText, kind: string, code: string): string {
  return text(`lens.options.${kind}.${code.replace('.', '_')}` as 'lens.options.use.distance');
}

/** Description of an option; empty for a self-explanatory name. */
export function getOptionHint(text: LensText, kind: string, code: string): string {
  if (kind === 'tint') return '';
  return text(`lens.hints.${kind}.${code.replace('.', '_')}` as 'lens.hints.use.distance');
}
