import type { ReadingStrength } from '@fakos/contracts/reading-glasses/rules';

/** A strength of reading glasses with its stock. */
export interface CountedStrength {
  readonly strength: ReadingStrength;
  readonly stock: number;
}

/** The strengths of reading glasses, those that most people need first. */
const byDemand: readonly ReadingStrength[] = [1.5, 2, 2.5, 1.75, 2.25, 1, 3, 1.25, 2.75, 3.5, 3.25];
/** Glasses for the distance of a screen are weak. */
const screenStrengths: readonly ReadingStrength[] = [1, 1.25, 1.5];
const forScreens: readonly string[] = ['morrow-pine-ledger-olive'];

/** The stock of reading glasses in each strength; together the product's stock. */
export function countStrengths({ slug, stock }: { readonly slug: string; readonly stock: number }): CountedStrength[] {
  const strengths = forScreens.includes(slug) ? screenStrengths : byDemand;
  const counted = strengths.map((strength, position) => ({
    strength,
    stock: Math.floor(stock / strengths.length) + (position < stock % strengths.length ? 1 : 0),
  }));
  return counted.toSorted((one, other) => one.strength - other.strength);
}
