import type { ReadingStrengthConfiguration } from '@fakos/contracts/reading-glasses/fields';
import { translate } from '../../../text/translate.ts';
import {
  changeStrengthStock,
  findStrengths,
  hasStrengths,
  insertStrength,
} from '../../catalogue/products/strengths.repo.ts';
import type { ConfigurationKind } from './configuration-kind.ts';
import { formatDioptres } from './optical-numbers.ts';

/** Reading glasses in one strength, with stock of its own. Without stored strengths all share the product's stock. */
export const readingStrength: ConfigurationKind<ReadingStrengthConfiguration> = {
  async loadRule(db, products) {
    const strengths = await findStrengths(
      db,
      products.map(({ id }) => id),
    );
    return function checkStrength(product, { strength }) {
      if (product.product_type !== 'reading') return { refusal: 'otherProduct', field: '' };
      const stocks = strengths.get(product.id);
      const stock = stocks ? stocks.get(strength) : product.stock;
      if (stock === undefined) return { refusal: 'strength', field: 'strength' };
      return {
        unitCents: product.pay_cents,
        originalCents: product.price_cents,
        pieces: 1,
        stock,
        stockKey: stocks ? String(strength) : '',
      };
    };
  },

  describe({ strength }, language) {
    return [{ label: translate(language, 'configurations.strength'), value: formatDioptres(strength, language) }];
  },

  async changeStock(transaction, { productId, configuration: { strength }, pieces }) {
    if (await changeStrengthStock(transaction, productId, strength, pieces)) return true;
    if (!(await hasStrengths(transaction, productId))) return true;
    if (pieces < 0) return false;
    // Staff removed the strength after it was sold; the returned pieces are there again.
    await insertStrength(transaction, productId, strength, pieces);
    return true;
  },
};
