import type { LensConfiguration } from '@fakos/contracts/lenses/fields';
import { findLensErrors, hasLenses, listPriceParts } from '@fakos/contracts/lenses/rules';
import { isExceptedFromWithdrawal } from '@fakos/contracts/line-configuration/rules';
import { toCents } from '@fakos/contracts/money';
import { type Language, translate } from '../../../text/translate.ts';
import { readLensOffer } from '../../optics/lenses/lens-catalogue.ts';
import type { ConfigurationKind } from './configuration-kind.ts';

/** Lenses for a frame: the shop must offer them, and the frame must fit them. The stock is that of the frame. */
export const lenses: ConfigurationKind<LensConfiguration> = {
  async loadRule(db) {
    const { options } = await readLensOffer(db);
    return function checkLenses(product, configuration) {
      if (!hasLenses(product.product_type)) return { refusal: 'otherProduct', field: '' };
      const [error] = findLensErrors(configuration, options, product);
      if (error) return { refusal: `lens_${error.code}`, field: error.path };
      const { source, ref } = configuration.prescription;
      const isComplete =
        configuration.use === 'plano'
          ? source === 'none'
          : source !== 'none' && needsRef(source) === (ref !== undefined);
      if (!isComplete) return { refusal: 'lens_PRESCRIPTION', field: 'prescription' };
      const extra = listPriceParts(configuration, options).reduce((sum, { price }) => sum + toCents(price), 0);
      return {
        unitCents: product.pay_cents + extra,
        originalCents: product.price_cents + extra,
        pieces: 1,
        stock: product.stock,
        stockKey: '',
      };
    };
  },

  describe(configuration, language) {
    const { use, index, coating, filters, tint, prescription } = configuration;
    const name = (kind: string, code: string) => getOptionName(kind, code, language);
    const kind = (key: string) => translate(language, `lenses.kinds.${key}`);
    const rows = [
      {
        label: translate(language, 'configurations.glasses.lenses'),
        value: `${name('use', use)} · ${name('index', index)}`,
      },
    ];
    if (coating) rows.push({ label: kind('coating'), value: name('coating', coating) });
    if (filters.length > 0) {
      rows.push({ label: kind('filter'), value: filters.map((filter) => name('filter', filter)).join(', ') });
    }
    if (tint) rows.push({ label: kind('tint'), value: name('tint', tint) });
    if (prescription.source !== 'none') {
      rows.push({
        label: translate(language, 'configurations.glasses.prescription'),
        value: translate(language, `configurations.glasses.sources.${prescription.source}`),
      });
    }
    if (isExceptedFromWithdrawal(configuration)) {
      rows.push({
        label: translate(language, 'configurations.glasses.withdrawal'),
        value: translate(language, 'configurations.glasses.noWithdrawal'),
      });
    }
    return rows;
  },
};

/** Whether a prescription of this source has been stored. */
function needsRef(source: LensConfiguration['prescription']['source']): boolean {
  return source === 'typed' || source === 'file';
}

/** Keys of texts have no dots. */
function getOptionName(kind: string, code: string, language: Language): string {
  return translate(language, `lenses.options.${kind}.${code.replace('.', '_')}`);
}
