import { isOwnWidgetType } from '@fakos/contracts/remote/contributed-widget';
import type { RemoteManifest, ShellManifest } from '@fakos/contracts/remote/manifest';
import { slotNames } from '@fakos/contracts/remote/slot-names';
import type { LiveSite, Rule } from './check-contract.ts';
import { listKitProblems } from './kit-exports.ts';

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

/** A remote of which the live release fills a slot may fill it in later releases, also where another remote fills it too. */
const ownSlots: Rule = ({ manifest }, live) => {
  const before = live.remotes.find((other) => other.manifest.id === manifest.id)?.manifest;
  const own = before?.slots.map(({ name }) => name) ?? [];
  const lines = manifest.slots
    .filter(({ name }) => !own.includes(name))
    .flatMap(({ name }) =>
      listOtherRemotes(manifest, live)
        .filter(({ slots }) => slots.some((slot) => slot.name === name))
        .map(({ id }) => `slots: "${name}" is filled by ${id}, and a slot belongs to one remote`),
    );
  return [...new Set(lines)];
};

const ownWidgets: Rule = ({ manifest: { id, widgets } }) =>
  widgets
    .filter(({ type }) => !isOwnWidgetType(id, type))
    .map(({ type }) => `widgets: "${type}" is not a type of ${id}; its types are "${id}/" and a name`);

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

const ownSlices: Rule = ({ manifest }, live) => {
  const lines = manifest.slices.flatMap((slice) =>
    listOtherRemotes(manifest, live)
      .filter(({ slices }) => slices.includes(slice))
      .map(({ id }) => `slices: "${slice}" is a slice of ${id}`),
  );
  return [...new Set(lines)];
};

/** Rules about what is live together, which hold for every release that becomes live. */
export const contractRules: readonly Rule[] = [
  sameBytes,
  contractVersion,
  kitExports,
  knownSlots,
  ownSlots,
  ownWidgets,
  ownRoutes,
  ownSlices,
];

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
