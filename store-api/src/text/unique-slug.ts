/** Returns `base`, or `base` with the smallest number that is not taken. */
export function getUniqueSlug(base: string, taken: ReadonlySet<string>): string {
  let unique = base;
  for (let number = 2; taken.has(unique); number++) unique = `${base}-${number}`;
  return unique;
}
