import { appendFile, readFile } from 'node:fs/promises';
import { z } from 'zod';

const historyEntry = z.object({
  at: z.string(),
  by: z.string(),
  why: z.string(),
  action: z.enum(['publish', 'canary', 'promote', 'rollback', 'repair']),
  name: z.string(),
  version: z.string(),
  /** The version that visitors got before; null where there was none. */
  from: z.string().nullable(),
  /** Reasons against the release that an option such as `--force-budget` waived. */
  forced: z.array(z.string()).optional(),
  /** Checks that did not run before the release, with `--skip-checks`. */
  skipped: z.array(z.string()).optional(),
});
/** A change of the live releases. Times are UTC. */
export type HistoryEntry = z.output<typeof historyEntry>;

/** Adds changes to a history: one line of JSON each. */
export async function appendHistory(file: string, entries: readonly HistoryEntry[]): Promise<void> {
  await appendFile(file, formatHistory(entries));
}

/** Changes as a history stores them. */
export function formatHistory(entries: readonly HistoryEntry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

/** All changes, oldest first. */
export async function readHistory(file: string): Promise<HistoryEntry[]> {
  return parseHistory(await readFile(file, 'utf8').catch(() => ''));
}

/** The changes of a stored history. A line that a crash cut short is left out. */
export function parseHistory(text: string): HistoryEntry[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [historyEntry.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}

/** The rollback from a version of a release; undefined where there was none or the version became live again since. */
export function findRollback(
  history: readonly HistoryEntry[],
  name: string,
  version: string,
): HistoryEntry | undefined {
  const isRollback = ({ action, from }: HistoryEntry) => action === 'rollback' && from === version;
  const last = history.findLast((entry) => entry.name === name && (entry.version === version || isRollback(entry)));
  return last && isRollback(last) ? last : undefined;
}
