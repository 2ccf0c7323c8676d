import { isForeignKeyViolation } from '../../database/constraint-errors.ts';
import { brokenRule, Failure } from '../../errors/failure.ts';
import { type Language, translate } from '../../text/translate.ts';

/** Rows that stand under the one that goes. */
export interface Use {
  readonly kind: 'products' | 'posts' | 'children';
  count(): Promise<number>;
  move(target: number): Promise<unknown>;
}

interface Removal {
  readonly row: { readonly id: number; readonly name: string };
  /** Where what stands under the row moves to. */
  readonly moveTo: number | undefined;
  /** The rule that forbids moving there, if one does. */
  findFault(target: number): Promise<'unknownTarget' | 'targetBelow' | undefined>;
  readonly uses: readonly Use[];
  remove(): Promise<unknown>;
  readonly language: Language;
}

/** Removes a row that nothing stands under, or moves what does; inside the caller's transaction. */
export async function removeFromTaxonomy(removal: Removal): Promise<void> {
  const { row, moveTo, uses, language } = removal;
  if (moveTo === undefined) await refuseWhileUsed(removal);
  else {
    const fault = moveTo === row.id ? 'unknownTarget' : await removal.findFault(moveTo);
    if (fault) throw brokenRule(language, 'move_to', fault);
    for (const use of uses) await use.move(moveTo);
  }
  try {
    await removal.remove();
  } catch (error) {
    // Somebody filed something under the row after it was counted.
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
