import type { RemoteManifest, ShellManifest } from '@fakos/contracts/remote/manifest';
import type { HistoryEntry } from '../history.ts';
import { changeRules } from './change-rules.ts';
import { contractRules } from './contract-rules.ts';
import type { GlobalSelector } from './global-selectors.ts';
import type { Measured, MeasuredSite } from './weigh-view.ts';

/** The live releases, for the check of a candidate. */
export interface LiveSite extends MeasuredSite {
  /** Releases that a share of the visitors gets, and that may be promoted later. */
  readonly canaries: readonly RemoteManifest[];
  /** The shell that a share of the visitors gets. */
  readonly shellCanary?: ShellManifest | undefined;
  /** The published release of the candidate's name and version, if there is one with all its files. */
  readonly known: RemoteManifest | undefined;
  /** The last rollback from the candidate's version; undefined where it was never rolled back. */
  readonly rolledBack?: HistoryEntry | undefined;
  /** Selectors of the live release of the candidate's remote that apply to elements of other packages. */
  readonly globalSelectors?: readonly string[];
}

/** Whether a candidate may become live, with every reason against it. */
export interface Verdict {
  readonly ok: boolean;
  readonly reasons: readonly string[];
  /** Reasons that an option of the operator waives, for the history. */
  readonly forced: readonly string[];
}

/** What an operator may waive. */
export interface Waivers {
  /** Slots that the live release fills may stay empty, and widgets and routes that it has may be missing. */
  readonly forceSlotRemoval?: boolean | undefined;
  /** Views and lazily loaded code may grow beyond the allowance of a release. */
  readonly forceBudget?: boolean | undefined;
  /** The version may have been rolled back before. */
  readonly forceVersion?: boolean | undefined;
}

/** Rules of a check. */
export interface ContractRules extends Waivers {
  /** The candidate was accepted before: what depends on the release before it is not checked again. */
  readonly wasAdmitted?: boolean;
}

/** A release of a remote that may become live. */
export interface Candidate extends Measured<RemoteManifest> {
  /** Selectors in its style sheets that apply to elements of other packages, each with its file. */
  readonly globalSelectors?: readonly GlobalSelector[];
}

/** Returns the reasons against a candidate. */
export type Rule = (candidate: Candidate, live: LiveSite) => string[];

/** Checks a release of a remote against everything that is live, and returns all reasons against it. */
export function checkContract(candidate: Candidate, live: LiveSite, rules: ContractRules): Verdict {
  const always = contractRules.flatMap((rule) => rule(candidate, live));
  const found = rules.wasAdmitted
    ? []
    : changeRules.map(({ rule, waivedBy }) => ({
        lines: rule(candidate, live),
        isForced: waivedBy !== undefined && rules[waivedBy] === true,
      }));
  const reasons = [...always, ...found.filter(({ isForced }) => !isForced).flatMap(({ lines }) => lines)];
  const forced = found.filter(({ isForced }) => isForced).flatMap(({ lines }) => lines);
  return { ok: reasons.length === 0, reasons, forced };
}
