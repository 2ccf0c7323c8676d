import type { AdminCategory } from '@fakos/contracts/categories/contract';

/** A category in its place of the tree; `level` is 0 for top-level ones. */
export interface TreeCategory extends AdminCategory {
  readonly level: number;
}

/** The categories in the order of the tree: each one before its subcategories. */
export function toTree(categories: readonly AdminCategory[]): readonly TreeCategory[] {
  const ids = new Set(categories.map(({ id }) => id));
  const rows: TreeCategory[] = [];
  const addBelow = (parent: number | null, level: number) => {
    for (const category of categories) {
      const parentId = category.parent_id !== null && ids.has(category.parent_id) ? category.parent_id : null;
      if (parentId !== parent) continue;
      rows.push({ ...category, level });
      addBelow(category.id, level + 1);
    }
  };
  addBelow(null, 0);
  return rows;
}

/** The categories that can contain the one with the given id: all but itself and those inside it. */
export function listPossibleParents(categories: readonly AdminCategory[], id: number | undefined) {
  const inside = new Set(id === undefined ? [] : [id]);
  // In the order of the tree a category comes before its descendants.
  return toTree(categories).filter((category) => {
    const isInside = inside.has(category.id) || (category.parent_id !== null && inside.has(category.parent_id));
    if (isInside) inside.add(category.id);
    return !isInside;
  });
}
