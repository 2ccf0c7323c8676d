import { ReleaseConflict, ReleaseRefused } from '@fakos/api-gateway/releases/release-errors';
import { UserError } from '../user-error.ts';
import { commands } from './commands.ts';

// npm run release|releases|rollback|promote: lists and changes the live releases of an installation.

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`Unknown command '${name}'. Available commands: ${Object.keys(commands).join(', ')}.`);
try {
  console.log(args.includes('--help') ? command.help : await command.run(args));
} catch (error) {
  if (!(error instanceof UserError || error instanceof ReleaseConflict || error instanceof ReleaseRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
