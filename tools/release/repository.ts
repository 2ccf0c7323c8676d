import type { Arguments } from './arguments.ts';
import type { Installation } from './installation.ts';

/** What the release commands need of the repository that they run in. */
export interface Repository {
  /** Names of what may be released from it. */
  listNames(): readonly string[];
  /** Opens the installation that `--to` names. */
  open(args: Arguments): Installation;
  /**
   * Runs the type check and the unit tests of a package.
   *
   * @throws UserError with what is wrong
   */
  checkSources(name: string): Promise<void>;
  /**
   * Builds a package and returns the folder of its release.
   *
   * @param version of the release; derived from the sources if undefined
   */
  build(name: string, version: string | undefined): Promise<string>;
}
