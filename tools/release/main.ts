import { createCommands } from './commands.ts';
import { runCommand } from './run-command.ts';
import { thisRepository } from './this-repository.ts';

// npm run release|releases|rollback|promote: lists and changes the live releases of an installation.

await runCommand(createCommands(thisRepository), process.argv.slice(2));
