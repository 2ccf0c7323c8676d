import type { ConfigurationText, LineConfiguration } from '@fakos/contracts/line-configuration/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import type { SellableProduct } from '../quote/sellable-products.repo.ts';

/** One item of a configured line. Amounts are cents without add-ons. */
export interface ConfiguredItem {
  readonly unitCents: number;
  readonly originalCents: number;
  /** How many pieces of stock it takes. */
  readonly pieces: number;
  /** The pieces that there are of exactly this. */
  readonly stock: number;
  /** Lines of a product with the same key share `stock`. */
  readonly stockKey: string;
}

/** Why a product cannot have a configuration: a key of `configurations.refusals`, and the field that is wrong. */
export interface ConfigurationRefusal {
  readonly refusal: string;
  /** Path inside the configuration; empty for the whole. */
  readonly field: string;
}

/** Checks, prices and describes one kind of configuration; see `lineConfiguration` in the contracts. */
export interface ConfigurationKind<Configuration extends LineConfiguration> {
  /** Loads the data that the rules of these products need, once per cart, and returns the rule of one line. */
  loadRule(
    db: ShopDatabase,
    products: readonly SellableProduct[],
  ): Promise<(product: SellableProduct, configuration: Configuration) => ConfiguredItem | ConfigurationRefusal>;
  /** The configuration in words. It must work for every stored configuration, also after the product changed. */
  describe(configuration: Configuration, language: Language): ConfigurationText[];
  /**
   * Takes (`pieces` < 0) or returns stock that is counted per configuration. It runs after the stock of the product was
   * changed, which locked the product's row. False if there is not enough.
   */
  changeStock?(
    transaction: ShopDatabase,
    line: { readonly productId: number; readonly configuration: Configuration; readonly pieces: number },
  ): Promise<boolean>;
}
