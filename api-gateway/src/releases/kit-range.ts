const version = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * True where a version of the kit is in the range that a remote's build wrote: `^` and the version it was built with
 * (tools/webpack/sharing.ts writes no other form, so no other is accepted).
 */
export function satisfiesKit(kit: string, range: string): boolean {
  const has = version.exec(kit)?.slice(1).map(Number);
  const needs = range.startsWith('^') ? version.exec(range.slice(1))?.slice(1).map(Number) : undefined;
  if (!has || !needs) return false;
  // What a caret keeps: everything up to the first number that is not zero.
  const fixed = needs.findIndex((number) => number > 0);
  const kept = fixed === -1 ? needs.length : fixed + 1;
  for (let place = 0; place < needs.length; place++) {
    const difference = (has[place] ?? 0) - (needs[place] ?? 0);
    if (difference !== 0) return place >= kept && difference > 0;
  }
  return true;
}
