/** A part of an allocation. `key` is unique and breaks ties, so that the result does not depend on the parts' order. */
export interface Part {
  readonly key: string;
  readonly weight: number;
}

/**
 * Allocates `cents` by weight in whole cents, so that the shares add up exactly: each part gets its exact share rounded
 * down, and the largest remainders get the remaining cents. Weights are whole numbers >= 0;
 * if all are 0, all shares are 0.
 */
export function allocateCents(cents: number, parts: readonly Part[]): number[] {
  const whole = parts.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (whole === 0n) return parts.map(() => 0);
  // The product of two amounts may exceed the safe integers.
  const exact = parts.map(({ weight }) => BigInt(cents) * BigInt(weight));
  const shares = exact.map((product) => Number(product / whole));
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = parts
    .map(({ key }, index) => ({ key, index, remainder: (exact[index] ?? 0n) % whole }))
    .sort((one, other) => compare(other.remainder, one.remainder) || compare(one.key, other.key));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

function compare<T extends bigint | string>(one: T, other: T): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
