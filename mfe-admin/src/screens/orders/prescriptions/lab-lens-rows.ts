import type { LensConfiguration } from '@fakos/contracts/lenses/fields';
import type { PrescriptionsText } from './prescriptions-text.ts';

type OptionKind = 'use' | 'index' | 'coating' | 'filter' | 'tint';

/** What the laboratory makes of a line's configuration, in words. How the prescription came and the terms of sale are left out. */
export function listLabLensRows(configuration: LensConfiguration, text: PrescriptionsText): string[] {
  const { use, index, coating, filters, tint } = configuration;
  const options: readonly (readonly [OptionKind, readonly (string | null)[]])[] = [
    ['use', [use]],
    ['index', [index]],
    ['coating', [coating]],
    ['filter', filters],
    ['tint', [tint]],
  ];
  return options.flatMap(([kind, codes]) => {
    const names = codes.flatMap((code) => (code === null ? [] : [getOptionName(text, kind, code)]));
    return names.length > 0 ? [`${text(`lens.kinds.${kind}`)}: ${names.join(', ')}`] : [];
  });
}

/** Keys of texts have no dots. */
function getOptionName(text: PrescriptionsText, kind: OptionKind, code: string): string {
  return text(`lens.options.${kind}.${code.replace('.', '_')}` as 'lens.options.use.distance');
}
