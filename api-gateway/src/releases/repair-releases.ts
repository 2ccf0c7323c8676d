import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Admission } from './admission/admission.ts';
import {
  findEntry,
  type LiveEntry,
  listedVersions,
  type Registry,
  withEntry,
  withLive,
  withoutUnreadable,
} from './registry.ts';
import type { Author, Change, RegistryStore } from './registry-store.ts';
import type { ReleaseFiles, ReleaseProblem } from './release-files.ts';
import { computeIntegrity, MANIFEST_FILE } from './verify-release.ts';

/** The result of a repair of a damaged release. */
export interface Repair extends ReleaseProblem {
  /**
   * `restored` from a build with the same files; `accepted` as its files are, because they are complete and fit what is live;
   * `replaced` by the newest earlier release; `removed` from the earlier releases; or still `damaged`.
   */
  readonly result: 'restored' | 'accepted' | 'replaced' | 'removed' | 'damaged';
}

interface Parts {
  readonly registry: RegistryStore;
  readonly files: ReleaseFiles;
  readonly admission: Admission;
  readonly builds: readonly string[];
}

/** Verifies every listed release and repairs those that differ from what was published. Returns what it did with each. */
export async function repairReleases(parts: Parts, author: Author): Promise<Repair[]> {
  const seals = await readSeals(parts.builds);
  return parts.registry.change(author, async (before, authorship) => {
    const repairs: Repair[] = [];
    let registry = before;
    for (const problem of await parts.files.inspectListed(before, listedVersions)) {
      const { name, version } = problem;
      const entry = findEntry(registry, name);
      if (!entry) continue;
      const build = seals.get(entry.seals[version] ?? '');
      if (build) {
        await parts.files.addBuild(name, build, entry.seals);
        repairs.push({ ...problem, result: 'restored' });
        continue;
      }
      const seal = await findAcceptableSeal(parts, registry, problem);
      if (!seal) {
        repairs.push({ ...problem, result: problem.isLive ? 'damaged' : 'removed' });
        continue;
      }
      registry = withEntry(registry, name, { ...entry, seals: { ...entry.seals, [version]: seal } });
      repairs.push({ ...problem, result: 'accepted' });
    }
    for (const name of new Set(repairs.map((repair) => repair.name))) {
      const entry = findEntry(registry, name);
      if (!entry) continue;
      const lost = repairs.filter((repair) => repair.name === name && isLost(repair)).map(({ version }) => version);
      const readable = listedVersions(entry).filter((version) => !lost.includes(version));
      const next = readable.includes(entry.live)
        ? withoutUnreadable(entry, readable)
        : await replaceLive(parts, registry, name, withoutUnreadable(entry, readable), authorship);
      if (next.live !== entry.live) markReplaced(repairs, name, entry.live);
      registry = withEntry(registry, name, next);
    }
    const changes = [...new Set(repairs.map(({ name }) => name))].flatMap((name): Change[] => {
      const live = findEntry(registry, name)?.live;
      return live ? [{ action: 'repair', name, version: live, from: findEntry(before, name)?.live ?? null }] : [];
    });
    return { registry: repairs.length > 0 ? { ...registry } : before, changes, result: repairs };
  });
}

const isLost = ({ result }: Repair) => result === 'damaged' || result === 'removed';

/** The seal of a release whose files are complete, though not those that were published, and which fits what is live. */
async function findAcceptableSeal(
  { files, admission }: Parts,
  registry: Registry,
  { name, version }: ReleaseProblem,
): Promise<string | undefined> {
  const found = await files.verify(name, version);
  if (!found.ok) return undefined;
  return admission.requireAgain(registry, name, version).then(
    () => found.seal,
    () => undefined,
  );
}

/** An entry whose live release is damaged, with the newest earlier release that fits; the same entry where none does. */
async function replaceLive(
  { admission }: Parts,
  registry: Registry,
  name: string,
  entry: LiveEntry,
  author: Parameters<typeof withLive>[2],
): Promise<LiveEntry> {
  const [target] = await admission.findFitting(registry, name, entry.good).catch(() => []);
  if (!target) return entry;
  const next = withLive(entry, { version: target, seal: entry.seals[target] ?? '' }, author);
  return withoutUnreadable(
    next,
    listedVersions(next).filter((version) => version !== entry.live),
  );
}

function markReplaced(repairs: Repair[], name: string, version: string): void {
  const index = repairs.findIndex((repair) => repair.name === name && repair.version === version);
  const repair = repairs[index];
  if (repair) repairs[index] = { ...repair, result: 'replaced' };
}

/** The folders of builds by the hash of their manifest. Folders without a manifest are left out. */
async function readSeals(builds: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    builds.map(async (folder) => {
      const bytes = await readFile(path.join(folder, MANIFEST_FILE)).catch(() => undefined);
      return bytes ? ([computeIntegrity(bytes), folder] as const) : undefined;
    }),
  );
  return new Map(found.filter((pair) => pair !== undefined));
}
