import { isForeignKeyViolation } from '../../database/constraint-errors.ts';
import { brokenRule, Failure } from '../../errors/failure.ts';
import { type Language, translate } from '../../text/translate.ts';

/** Rows that belong to the one being removed. */
export interface Use {
  readonly kind: 'products' | 'posts' | 'children';
  count(): Promise<number>;
  move(target: number): Promise<unknown>;
}

interface Removal {
  readonly row: { readonly id: number; readonly name: string };
  /** The target for the rows that belong to this one. */
  readonly moveTo: number | undefined;
  /** The rule that forbids moving there, if one does. */
  findError(target: number): Promise<'unknownTarget' | 'targetBelow' | undefined>;
  readonly uses: readonly Use[];
  remove(): Promise<unknown>;
  readonly language: Language;
}

/** Removes a row without dependent rows, or moves them first; inside the caller's transaction. */
export async function removeFromTaxonomy(removal: Removal): Promise<void> {
  const { row, moveTo, uses, language } = removal;
  if (moveTo === undefined) await refuseWhileUsed(removal);
  else {
    const brokenRuleName = moveTo === row.id ? 'unknownTarget' : await removal.findError(moveTo);
    if (brokenRuleName) throw brokenRule(language, 'move_to', brokenRuleName);
    for (const use of uses) await use.move(moveTo);
  }
  try {
    await removal.remove();
  } catch (error) {
    // Another user added a dependent row after the count.
    throw isForeignKeyViolation(error) ? new Failure('CONFLICT', { cause: error }) : error;
  }
}

async function refuseWhileUsed({ row, uses, language }: Removal): Promise<void> {
  const counts: [Use['kind'], number][] = [];
  for (const use of uses) counts.push([use.kind, await use.count()]);
  const used = counts.filter(([, count]) => count > 0);
  if (used.length === 0) return;
  const words = used.map(([kind, count]) =>
    translate(language, `uses.${kind}.${count === 1 ? 'one' : 'other'}`, { count }),
  );
  throw new Failure('STILL_IN_USE', {
    params: { name: row.name, uses: words.join(translate(language, 'uses.and')) },
    extra: { in_use: Object.fromEntries(used) },
  });
}
