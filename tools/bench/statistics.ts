/** The median of at least one value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('The median needs at least one value.');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The median of one value of each run. */
export function medianBy<Run>(runs: readonly Run[], getValue: (run: Run) => number): number {
  return median(runs.map(getValue));
}

/** Runs `work` once per round, one after the other. */
export async function repeat<T>(rounds: number, work: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await work(round));
  return results;
}

/** The smallest value that a share of at least one value does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (value === undefined) throw new Error('A percentile needs at least one value.');
  return value;
}
