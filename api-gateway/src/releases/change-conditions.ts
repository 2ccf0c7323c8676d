import { findEntry, type LiveEntry, listNames, type Registry, withEntry } from './registry.ts';
import type { Change } from './registry-store.ts';
import { ReleaseConflict, ReleaseRefused } from './release-errors.ts';
import type { PublishOptions } from './release-folder.ts';

/** What an operator waives is in the history with a reason. */
export function requireReason({ why, forceBudget, forceVersion, skipped = [] }: PublishOptions): void {
  if (why !== '' || !(forceBudget || forceVersion || skipped.length > 0)) return;
  throw new ReleaseRefused(['why: --force-budget, --force-version and --skip-checks need a reason (--why TEXT)']);
}

/** Refuses a publication that would change nothing, or a canary of something that has no live release. */
export function requireChange(
  name: string,
  version: string,
  entry: LiveEntry | undefined,
  canary: number | undefined,
): void {
  if (entry?.live === version && (canary !== undefined || !entry.canary))
    throw new ReleaseConflict(`${name} ${version} is live for all visitors already.`);
  if (canary !== undefined && !entry)
    throw new ReleaseConflict(`${name} has no live release yet; its first one goes to all visitors.`);
}

/** The entry of the shell or of a remote; refuses a name that has none. */
export function requireEntry(registry: Registry, name: string): LiveEntry {
  const entry = findEntry(registry, name);
  if (!entry)
    throw new ReleaseConflict(`There is no remote called ${name}. What is live: ${listNames(registry).join(', ')}.`);
  return entry;
}

/** A registry with another entry, and the change for its history. */
export function toChange(before: Registry, name: string, entry: LiveEntry, change: Change) {
  return { registry: withEntry(before, name, entry), changes: [change], result: change };
}
