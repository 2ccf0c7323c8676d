/** Half of the figures are below it. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('There is no median of nothing.');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The median of one figure of every run. */
export function medianOf<Run>(runs: readonly Run[], figure: (run: Run) => number): number {
  return median(runs.map(figure));
}

/** Does `work` once for each round, one after the other. */
export async function repeat<T>(rounds: number, work: (round: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let round = 0; round < rounds; round += 1) done.push(await work(round));
  return done;
}
