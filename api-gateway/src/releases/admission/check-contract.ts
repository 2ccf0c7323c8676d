import { isOwnWidgetType } from '@fakos/contracts/remote/contributed-widget';
import type { RemoteManifest, ShellManifest } from '@fakos/contracts/remote/manifest';
import { slotNames } from '@fakos/contracts/remote/slot-names';
import { listKitProblems } from './kit-exports.ts';
import { type Measured, type MeasuredSite, VIEW_BUDGETS, weighView } from './weigh-view.ts';

/** Growth of a view over its budget that is accepted: a longer version in a file name costs some bytes. */
export const BUDGET_TOLERANCE_BYTES = 512;

const KILOBYTE = 1_000;

/** The live releases, for the check of a candidate. */
export interface LiveSite extends MeasuredSite {
  /** Releases that a share of the visitors gets, and that may be promoted later. */
  readonly canaries: readonly RemoteManifest[];
  /** The shell that a share of the visitors gets. */
  readonly shellCanary?: ShellManifest | undefined;
  /** The published release of the candidate's name and version, if there is one with all its files. */
  readonly known: RemoteManifest | undefined;
}

/** Whether a candidate may become live, with every reason against it. */
export interface Verdict {
  readonly ok: boolean;
  readonly reasons: readonly string[];
}

/** Rules of a check. */
export interface ContractRules {
  /** Slots that the live release fills may stay empty, and widgets and routes that it has may be missing. */
  readonly forceSlotRemoval: boolean;
  /** The candidate was accepted before: empty slots and budgets are not checked again. */
  readonly wasAdmitted?: boolean;
}

type Candidate = Measured<RemoteManifest>;
type Rule = (candidate: Candidate, live: LiveSite, rules: ContractRules) => string[];

/** Checks a release of a remote against everything that is live, and returns all reasons against it. */
export function checkContract(candidate: Candidate, live: LiveSite, rules: ContractRules): Verdict {
  const reasons = [
    sameBytes,
    contractVersion,
    kitExports,
    knownSlots,
    removedSlots,
    ownWidgets,
    removedWidgets,
    ownRoutes,
    removedRoutes,
    ownSlices,
    budgets,
  ].flatMap((rule) => rule(candidate, live, rules));
  return { ok: reasons.length === 0, reasons };
}

const sameBytes: Rule = ({ manifest }, { known }) =>
  known && JSON.stringify(known) !== JSON.stringify(manifest)
    ? [`version: ${manifest.version} is released already with other files; choose another version`]
    : [];

const contractVersion: Rule = ({ manifest }, live) =>
  listShells(live)
    .filter(({ contract }) => manifest.contract !== contract)
    .map(
      ({ contract, version }) =>
        `contract: ${manifest.contract}, but the shell ${version} has contract ${contract}; build against its shared-kit`,
    );

const kitExports: Rule = ({ manifest }, live) =>
  listShells(live).flatMap((shell) => listKitProblems(shell, manifest).map((problem) => `kit: ${problem}`));

const knownSlots: Rule = ({ manifest }, live) =>
  listShells(live).flatMap((shell) => {
    const names: readonly string[] = shell.slotNames ?? slotNames;
    return manifest.slots
      .filter(({ name }) => !names.includes(name))
      .map(
        ({ name }) => `slots: "${name}" is not a slot of the shell ${shell.version}; its slots are ${names.join(', ')}`,
      );
  });

const removedSlots: Rule = ({ manifest }, { remotes }, { forceSlotRemoval, wasAdmitted }) => {
  if (forceSlotRemoval || wasAdmitted) return [];
  const before = remotes.find((other) => other.manifest.id === manifest.id)?.manifest;
  const filled = manifest.slots.map(({ name }) => name);
  return (before?.slots ?? [])
    .filter(({ name }) => !filled.includes(name))
    .map(
      ({ name }) =>
        `slots: "${name}" is filled by the live ${before?.version} and would be empty; publish with --force-slot-removal if that is intended`,
    );
};

const ownWidgets: Rule = ({ manifest: { id, widgets } }) =>
  widgets
    .filter(({ type }) => !isOwnWidgetType(id, type))
    .map(({ type }) => `widgets: "${type}" is not a type of ${id}; its types are "${id}/" and a name`);

const removedWidgets: Rule = ({ manifest }, { remotes }, { forceSlotRemoval, wasAdmitted }) => {
  if (forceSlotRemoval || wasAdmitted) return [];
  const before = remotes.find((other) => other.manifest.id === manifest.id)?.manifest;
  const contributed = manifest.widgets.map(({ type }) => type);
  return (before?.widgets ?? [])
    .filter(({ type }) => !contributed.includes(type))
    .map(
      ({ type }) =>
        `widgets: "${type}" is contributed by the live ${before?.version}, and pages that contain it would show a notice; publish with --force-slot-removal if that is intended`,
    );
};

const ownRoutes: Rule = ({ manifest }, live) => {
  const ofShells = listShells(live).flatMap(({ routes, redirects }) => [
    ...routes.map(({ path }) => path),
    ...redirects.map(({ from }) => from),
  ]);
  const taken = [
    ...ofShells.map((path) => ({ path, owner: 'the shell' })),
    ...listOtherRemotes(manifest, live).flatMap(({ id, routes }) => routes.map(({ path }) => ({ path, owner: id }))),
  ];
  const lines = manifest.routes.flatMap(({ path }) =>
    taken
      .filter((other) => doPatternsOverlap(path, other.path))
      .map((other) => `routes: "${path}" and "${other.path}" of ${other.owner} match the same address`),
  );
  return [...new Set(lines)];
};

const removedRoutes: Rule = ({ manifest }, { remotes }, { forceSlotRemoval, wasAdmitted }) => {
  if (forceSlotRemoval || wasAdmitted) return [];
  const before = remotes.find((other) => other.manifest.id === manifest.id)?.manifest;
  const declared = manifest.routes.map(({ path }) => path);
  return (before?.routes ?? [])
    .filter(({ path }) => !declared.includes(path))
    .map(
      ({ path }) =>
        `routes: "${path}" is a page of the live ${before?.version}, and its address would not be found; publish with --force-slot-removal if that is intended`,
    );
};

const ownSlices: Rule = ({ manifest }, live) => {
  const lines = manifest.slices.flatMap((slice) =>
    listOtherRemotes(manifest, live)
      .filter(({ slices }) => slices.includes(slice))
      .map(({ id }) => `slices: "${slice}" is a slice of ${id}`),
  );
  return [...new Set(lines)];
};

const budgets: Rule = (candidate, live, { wasAdmitted }) => {
  if (wasAdmitted) return [];
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
    const previous = before && weighView(before, address);
    const alone = weighView({ shell: live.shell, remotes: rest }, address);
    return (['scripts', 'styles'] as const).flatMap((kind) => {
      const isOver = weight[kind] > VIEW_BUDGETS[kind] && weight[kind] > alone[kind];
      const hasGrown = !previous || weight[kind] > previous[kind] + BUDGET_TOLERANCE_BYTES;
      if (!isOver || !hasGrown) return [];
      const comparison = previous ? `, and ${toKilobytes(previous[kind])} kB before` : '';
      return [
        `budget: /${path} downloads ${toKilobytes(weight[kind])} kB of ${kind}, more than ${toKilobytes(VIEW_BUDGETS[kind])} kB${comparison}`,
      ];
    });
  });
};

/** True where some address matches both of two route patterns. */
export function doPatternsOverlap(first: string, second: string): boolean {
  const [left, right] = [splitPattern(first), splitPattern(second)];
  for (let place = 0; ; place++) {
    const [a, b] = [left[place], right[place]];
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a !== b && !a.startsWith(':') && !b.startsWith(':')) return false;
  }
}

/** The shells that visitors get: the live one and its canary. */
function listShells({ shell, shellCanary }: LiveSite): ShellManifest[] {
  return [shell.manifest, ...(shellCanary ? [shellCanary] : [])];
}

const splitPattern = (pattern: string) => pattern.split('/').filter(Boolean);

function listOtherRemotes(manifest: RemoteManifest, { remotes, canaries }: LiveSite): RemoteManifest[] {
  return [...remotes.map((other) => other.manifest), ...canaries].filter(({ id }) => id !== manifest.id);
}

const toKilobytes = (bytes: number) => (bytes / KILOBYTE).toFixed(1);
