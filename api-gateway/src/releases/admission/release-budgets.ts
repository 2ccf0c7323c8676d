import { PRIVATE_FOLDER } from '@fakos/contracts/remote/private-files';
import type { FileSizes } from '../verify-release.ts';
import type { Rule } from './check-contract.ts';
import { VIEW_BUDGETS, weighView } from './weigh-view.ts';

/** Bytes (brotli) that one release may add to a view that is over its budget. */
export const VIEW_ALLOWANCE = { scripts: 2_000, styles: 1_000 } as const;
/** Bytes (brotli) that one release may add to all files of its remote together, those that load lazily included. */
export const LAZY_ALLOWANCE_BYTES = 50_000;
/** Bytes (brotli) of all files of the first release of a remote. */
export const FIRST_RELEASE_BYTES = 300_000;

const KILOBYTE = 1_000;
/** Files that browsers do not download, and compressed copies, whose sizes are those of the original. */
const NOT_DOWNLOADED = new RegExp(`^${PRIVATE_FOLDER}/|^manifest\\.json$|\\.(?:br|gz|map)$`);

/** Views that a release makes heavier than {@link VIEW_ALLOWANCE} permits. The shell is not counted as growth of a remote. */
export const viewBudgets: Rule = (candidate, live) => {
  const { manifest } = candidate;
  const rest = live.remotes.filter((other) => other.manifest.id !== manifest.id);
  const before = rest.length < live.remotes.length ? live : undefined;
  const after = { shell: live.shell, remotes: [...rest, candidate] };
  const addresses = [...manifest.routes, ...live.shell.manifest.routes]
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('admin'));
  return addresses.flatMap((path) => {
    const address = path.replaceAll(':', '');
    const weight = weighView(after, address);
    const alone = weighView({ shell: live.shell, remotes: rest }, address);
    const previous = before && weighView(before, address);
    return (['scripts', 'styles'] as const).flatMap((kind) => {
      const isOver = weight[kind] > VIEW_BUDGETS[kind] && weight[kind] > alone[kind];
      if (!isOver || weight[kind] <= (previous ?? alone)[kind] + VIEW_ALLOWANCE[kind]) return [];
      const comparison = previous ? `, and ${toKilobytes(previous[kind])} before` : '';
      return [
        `budget: /${path} downloads ${toKilobytes(weight[kind])} of ${kind}, more than ${toKilobytes(VIEW_BUDGETS[kind])}${comparison}; a release may add ${toKilobytes(VIEW_ALLOWANCE[kind])} (--force-budget)`,
      ];
    });
  });
};

/** A release whose files together grow by more than {@link LAZY_ALLOWANCE_BYTES}, with the file that grows most. */
export const lazyBudget: Rule = ({ manifest, sizes }, { remotes }) => {
  const before = remotes.find((other) => other.manifest.id === manifest.id);
  const [now, earlier] = [listDownloads(sizes), listDownloads(before?.sizes ?? {})];
  const growth = sum(now) - sum(earlier);
  const allowance = before ? LAZY_ALLOWANCE_BYTES : FIRST_RELEASE_BYTES;
  if (growth <= allowance) return [];
  const known = new Set(Object.values(earlier));
  // Names of chunks change from build to build, so the largest file of a new size is named.
  const [file, size = 0] =
    Object.entries(now)
      .filter(([, bytes]) => !known.has(bytes))
      .sort(([, a], [, b]) => b - a)[0] ?? [];
  const comparison = before ? `${toKilobytes(growth)} more than ${before.manifest.version}` : 'as a first release';
  return [
    `budget: all files have ${toKilobytes(sum(now))}, ${comparison}; a release may add ${toKilobytes(allowance)} (--force-budget); the largest new file is ${file} with ${toKilobytes(size)}`,
  ];
};

function listDownloads(sizes: FileSizes): FileSizes {
  return Object.fromEntries(Object.entries(sizes).filter(([file]) => !NOT_DOWNLOADED.test(file)));
}

const sum = (sizes: FileSizes) => Object.values(sizes).reduce((total, bytes) => total + bytes, 0);
const toKilobytes = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} kB`;
