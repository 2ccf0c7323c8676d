import type { ConfigurationText, LineConfiguration } from '@fakos/contracts/line-configuration/contract';
import { requiredKinds } from '@fakos/contracts/line-configuration/rules';
import { readLineConfiguration } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import type { SellableProduct } from '../quote/sellable-products.repo.ts';
import type { ConfigurationKind, ConfigurationRefusal, ConfiguredItem } from './configuration-kind.ts';
import { contactLenses } from './contact-lenses.ts';
import { lenses } from './lenses.ts';
import { readingStrength } from './reading-strength.ts';

type Kind = LineConfiguration['kind'];

const kinds: { readonly [K in Kind]: ConfigurationKind<Extract<LineConfiguration, { kind: K }>> } = {
  'contact-lenses': contactLenses,
  'reading-strength': readingStrength,
  lenses,
};

/** The registry guarantees that a kind receives its own configurations. */
function getKind({ kind }: LineConfiguration): ConfigurationKind<LineConfiguration> {
  return kinds[kind] as ConfigurationKind<LineConfiguration>;
}

/** A product with its chosen configuration. */
export interface ConfigurableItem {
  readonly product: SellableProduct;
  readonly configuration: LineConfiguration | undefined;
}

/** The result of a line's check: an item that can be sold, or why it cannot. */
export type CheckedItem = ConfiguredItem | ConfigurationRefusal;

/** Loads the rules for the items of a cart and returns the check of one item. A refusal `needed` means a missing configuration. */
export async function loadConfigurationCheck(
  db: ShopDatabase,
  items: readonly ConfigurableItem[],
): Promise<(item: ConfigurableItem) => CheckedItem> {
  const configured = Map.groupBy(items, ({ configuration }) => configuration?.kind);
  const rules = new Map<Kind, Awaited<ReturnType<ConfigurationKind<LineConfiguration>['loadRule']>>>();
  for (const [kind, ofKind] of configured) {
    const [first] = ofKind;
    if (kind === undefined || !first?.configuration) continue;
    const products = new Map(ofKind.map(({ product }) => [product.id, product]));
    rules.set(kind, await getKind(first.configuration).loadRule(db, [...products.values()]));
  }
  return function checkItem({ product, configuration }) {
    const rule = configuration && rules.get(configuration.kind);
    if (configuration && rule) return rule(product, configuration);
    if (requiredKinds[product.product_type] !== undefined) return { refusal: 'needed', field: '' };
    return {
      unitCents: product.pay_cents,
      originalCents: product.price_cents,
      pieces: 1,
      stock: product.stock,
      stockKey: '',
    };
  };
}

/** The fields of a quote's or an order's line that show its configuration. */
export function toConfiguredLine(
  configuration: LineConfiguration | undefined,
  language: Language,
): { configuration?: LineConfiguration; configuration_texts?: ConfigurationText[] } {
  if (!configuration) return {};
  return { configuration, configuration_texts: getKind(configuration).describe(configuration, language) };
}

/** The configuration that is stored with an order's line. */
export function getStoredConfiguration(line: { readonly configuration: string | null }): LineConfiguration | undefined {
  return line.configuration === null ? undefined : readLineConfiguration(line.configuration);
}

/** Takes or returns the stock that is counted per configuration; see {@link ConfigurationKind}. */
export async function changeConfiguredStock(
  transaction: ShopDatabase,
  productId: number,
  configuration: LineConfiguration | undefined,
  pieces: number,
): Promise<boolean> {
  if (!configuration) return true;
  const change = getKind(configuration).changeStock;
  return change ? change(transaction, { productId, configuration, pieces }) : true;
}
