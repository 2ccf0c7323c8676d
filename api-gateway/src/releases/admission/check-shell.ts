import type { RemoteManifest, ShellManifest } from '@fakos/contracts/remote/manifest';
import { slotNames } from '@fakos/contracts/remote/slot-names';
import type { Verdict } from './check-contract.ts';
import { doPatternsOverlap } from './contract-rules.ts';
import { listKitProblems } from './kit-exports.ts';

/** The live releases that a candidate of the shell is checked against. */
export interface LiveForShell {
  /** The live releases of the remotes, and their canaries. */
  readonly remotes: readonly RemoteManifest[];
  /** The published release of the candidate's version, if there is one with all its files. */
  readonly known: ShellManifest | undefined;
}

/** Checks a release of the shell against every live remote, and returns all reasons against it. */
export function checkShell(
  candidate: ShellManifest,
  { remotes, known }: LiveForShell,
): Pick<Verdict, 'ok' | 'reasons'> {
  const reasons = [
    ...(known && JSON.stringify(known) !== JSON.stringify(candidate)
      ? [`version: ${candidate.version} is released already with other files; choose another version`]
      : []),
    ...remotes.flatMap((remote) => checkRemote(candidate, remote)),
  ];
  return { ok: reasons.length === 0, reasons };
}

function checkRemote(shell: ShellManifest, remote: RemoteManifest): string[] {
  const release = `${remote.id} ${remote.version}`;
  const slots: readonly string[] = shell.slotNames ?? slotNames;
  const taken = [...shell.routes.map(({ path }) => path), ...shell.redirects.map(({ from }) => from)];
  const overlaps = remote.routes.flatMap(({ path }) =>
    taken
      .filter((other) => doPatternsOverlap(path, other))
      .map((other) => `routes: "${other}" and "${path}" of ${release} match the same address`),
  );
  return [
    ...(remote.contract === shell.contract
      ? []
      : [`contract: ${shell.contract}, but the live ${release} has contract ${remote.contract}`]),
    ...listKitProblems(shell, remote).map((problem) => `kit: the live ${release} ${problem}`),
    ...remote.slots
      .filter(({ name }) => !slots.includes(name))
      .map(({ name }) => `slots: "${name}" is filled by the live ${release}, but this shell has no such slot`),
    ...overlaps,
  ];
}
