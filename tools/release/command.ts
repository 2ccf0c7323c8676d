import type { Change } from '@fakos/api-gateway/releases/registry-store';

/** Help about the options that name the installation. */
export const targetHelp = `  --to FOLDER|URL       the installation: its data folder, or the address of a running gateway (default DATA_DIR, else ./data)
  --token TOKEN         for a running gateway; also from FAKOS_RELEASE_TOKEN`;
/** Help about the option that gives the reason. */
export const reasonHelp = '  --why TEXT            the reason, for the history';

/** A command of the release tool. `run` resolves to the text to print. */
export interface Command {
  readonly help: string;
  run(argv: readonly string[]): Promise<string>;
}

/** Formats a change of the live releases as text. */
export function describeChange({ action, name, version, from }: Change): string {
  const before =
    from === null ? '' : action === 'rollback' ? `; ${from} was rolled back` : `; the previous release was ${from}`;
  return `${name} ${version} is live for all visitors${before}.`;
}
