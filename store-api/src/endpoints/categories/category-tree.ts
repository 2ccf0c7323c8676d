/** True where `id` is `top` or stands anywhere inside it, in a tree that says each category's parent. */
export function isWithin(parents: ReadonlyMap<number, number | null>, id: number, top: number): boolean {
  let here: number | null = id;
  // A tree is no deeper than it has nodes, even one that was broken by hand.
  for (let steps = 0; here !== null && steps <= parents.size; steps++) {
    if (here === top) return true;
    here = parents.get(here) ?? null;
  }
  return false;
}
