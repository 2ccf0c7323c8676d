const version = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * True where a version of the kit is in the range that a remote's build wrote: `^` and the oldest version that fits. No other
 * form is accepted, because tools/webpack/sharing.ts writes no other.
 */
export function satisfiesKit(kit: string, range: string): boolean {
  const actual = version.exec(kit)?.slice(1).map(Number);
  const required = range.startsWith('^') ? version.exec(range.slice(1))?.slice(1).map(Number) : undefined;
  if (!actual || !required) return false;
  // A caret fixes everything up to the first number that is not zero.
  const fixed = required.findIndex((number) => number > 0);
  const fixedCount = fixed === -1 ? required.length : fixed + 1;
  for (let place = 0; place < required.length; place++) {
    const difference = (actual[place] ?? 0) - (required[place] ?? 0);
    if (difference !== 0) return place >= fixedCount && difference > 0;
  }
  return true;
}

/** The versions of the kit that a shell provides. */
export interface ProvidedKits {
  readonly kit: string;
  readonly previousKit?: { readonly version: string } | undefined;
}

/**
 * True where a remote gets the previous major version of the kit, which the shell provides beside its own.
 *
 * @param range the remote's `kit`
 */
export function usesPreviousKit({ kit, previousKit }: ProvidedKits, range: string): boolean {
  return previousKit !== undefined && !satisfiesKit(kit, range) && satisfiesKit(previousKit.version, range);
}
