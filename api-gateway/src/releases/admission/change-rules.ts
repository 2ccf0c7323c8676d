import type { RemoteManifest } from '@fakos/contracts/remote/manifest';
import type { LiveSite, Rule, Waivers } from './check-contract.ts';
import { lazyBudget, viewBudgets } from './release-budgets.ts';

const removedSlots: Rule = ({ manifest }, live) => {
  const before = findBefore(manifest, live);
  const filled = manifest.slots.map(({ name }) => name);
  return (before?.slots ?? [])
    .filter(({ name }) => !filled.includes(name))
    .map(
      ({ name }) =>
        `slots: "${name}" is filled by the live ${before?.version} and would be empty; publish with --force-slot-removal if that is intended`,
    );
};

const removedWidgets: Rule = ({ manifest }, live) => {
  const before = findBefore(manifest, live);
  const contributed = manifest.widgets.map(({ type }) => type);
  return (before?.widgets ?? [])
    .filter(({ type }) => !contributed.includes(type))
    .map(
      ({ type }) =>
        `widgets: "${type}" is contributed by the live ${before?.version}, and pages that contain it would show a notice; publish with --force-slot-removal if that is intended`,
    );
};

const removedRoutes: Rule = ({ manifest }, live) => {
  const before = findBefore(manifest, live);
  const declared = manifest.routes.map(({ path }) => path);
  return (before?.routes ?? [])
    .filter(({ path }) => !declared.includes(path))
    .map(
      ({ path }) =>
        `routes: "${path}" is a page of the live ${before?.version}, and its address would not be found; publish with --force-slot-removal if that is intended`,
    );
};

const rolledBackVersion: Rule = ({ manifest }, { rolledBack }) => {
  if (!rolledBack) return [];
  const { at, by, why } = rolledBack;
  const reason = why ? `: ${why}` : '';
  return [
    `version: ${manifest.version} was rolled back at ${at} by ${by}${reason}; publish with --force-version if its error is fixed elsewhere`,
  ];
};

const ownStyles: Rule = ({ globalSelectors = [] }, live) =>
  globalSelectors
    .filter(({ selector }) => !live.globalSelectors?.includes(selector))
    .map(
      ({ file, selector }) =>
        `styles: "${selector}" in ${file} has no class of this remote and applies to the pages of others; use a class of a CSS Module`,
    );

/** Rules that compare a release with the one before, and the options that waive them. */
export const changeRules: readonly { readonly rule: Rule; readonly waivedBy?: keyof Waivers }[] = [
  { rule: removedSlots, waivedBy: 'forceSlotRemoval' },
  { rule: removedWidgets, waivedBy: 'forceSlotRemoval' },
  { rule: removedRoutes, waivedBy: 'forceSlotRemoval' },
  { rule: viewBudgets, waivedBy: 'forceBudget' },
  { rule: lazyBudget, waivedBy: 'forceBudget' },
  { rule: rolledBackVersion, waivedBy: 'forceVersion' },
  { rule: ownStyles },
];

function findBefore({ id }: RemoteManifest, { remotes }: LiveSite): RemoteManifest | undefined {
  return remotes.find(({ manifest }) => manifest.id === id)?.manifest;
}
