import type { ContactLensConfiguration } from '@fakos/contracts/contact-lenses/fields';
import { getUnlistedRanges, isMadeLens } from '@fakos/contracts/contact-lenses/rules';
import { readLensMatrix } from '../../../database/json-columns.ts';
import { type Language, translate } from '../../../text/translate.ts';
import type { ConfigurationKind } from './configuration-kind.ts';
import { formatDioptres, formatMillimetres } from './optical-numbers.ts';

type Eye = NonNullable<ContactLensConfiguration['right']>;

const EYES = ['right', 'left'] as const;

/** Contact lenses: the lens of each eye must be in the product's matrix; an item is the boxes of both eyes. */
export const contactLenses: ConfigurationKind<ContactLensConfiguration> = {
  async loadRule() {
    return function checkLenses(product, configuration) {
      if (product.product_type !== 'contact-lens') return { refusal: 'otherProduct', field: '' };
      const ranges = product.lens_matrix ? readLensMatrix(product.lens_matrix).ranges : getUnlistedRanges();
      for (const side of EYES) {
        const eye = configuration[side];
        if (eye && !isMadeLens(ranges, eye)) return { refusal: `lens_${side}`, field: side };
      }
      const pieces = (configuration.right?.boxes ?? 0) + (configuration.left?.boxes ?? 0);
      return {
        unitCents: product.pay_cents * pieces,
        originalCents: product.price_cents * pieces,
        pieces,
        stock: product.stock,
        stockKey: '',
      };
    };
  },

  describe(configuration, language) {
    const text = (key: string, params = {}) => translate(language, `configurations.lenses.${key}`, params);
    const { right, left, dominant_eye: dominant } = configuration;
    const eyes = EYES.flatMap((side) => {
      const eye = side === 'right' ? right : left;
      return eye ? [{ label: text(side), value: describeEye(eye, language) }] : [];
    });
    return dominant ? [...eyes, { label: text('dominantEye'), value: text(dominant) }] : eyes;
  },
};

function describeEye(eye: Eye, language: Language): string {
  const text = (key: string, params = {}) => translate(language, `configurations.lenses.${key}`, params);
  const parts = [
    `${text('power')} ${formatDioptres(eye.power, language)}`,
    eye.cylinder !== undefined && `${text('cylinder')} ${formatDioptres(eye.cylinder, language)}`,
    eye.axis !== undefined && `${text('axis')} ${eye.axis}°`,
    eye.addition !== undefined && `${text('addition')} ${text(`additions.${eye.addition}`)}`,
    `${text('baseCurve')} ${formatMillimetres(eye.base_curve, language)}`,
    `${text('diameter')} ${formatMillimetres(eye.diameter, language)}`,
    eye.colour !== undefined && `${text('colour')} ${text(`colours.${eye.colour}`)}`,
    text(eye.boxes === 1 ? 'box' : 'boxes', { count: eye.boxes }),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}
