import type { PackagePrint } from '../image-spec.ts';
import type { TranslatedText } from '../shop-data.ts';

const NAME = /^\S+ (?<title>[^,]+), .*?(?<amount>\d+) (?:(?<ml>ml)|.*lenses)$/;

/**
 * What is printed on a product's package, taken from the product's name, for example "Dewlin Toric, 3 monthly toric
 * lenses" or "Nerolin Saline, 250 ml".
 *
 * @throws Error where the name does not say how much is inside
 */
export function getPackagePrint({ en }: TranslatedText): PackagePrint {
  const { title, amount, ml } = NAME.exec(en)?.groups ?? {};
  if (!title || !amount) throw new Error(`"${en}" does not end with an amount, such as "360 ml" or "30 daily lenses".`);
  return { title, amount: Number(amount), unit: ml ? 'ml' : 'lenses' };
}
