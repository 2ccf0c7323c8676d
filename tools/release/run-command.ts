import { ReleaseConflict, ReleaseRefused } from '@fakos/api-gateway/releases/release-errors';
import { UserError } from '../user-error.ts';
import type { Command } from './command.ts';

/** Runs a command by its name, and prints its output or what is wrong with the input or the release. */
export async function runCommand(
  commands: Readonly<Record<string, Command>>,
  [name = '', ...args]: readonly string[],
): Promise<void> {
  const command = commands[name];
  try {
    if (!command)
      throw new UserError(`Unknown command '${name}'. Available commands: ${Object.keys(commands).join(', ')}.`);
    console.log(args.includes('--help') ? command.help : await command.run(args));
  } catch (error) {
    if (!(error instanceof UserError || error instanceof ReleaseConflict || error instanceof ReleaseRefused))
      throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
