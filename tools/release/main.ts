import { NothingToDo, ReleaseRefused } from '@fakos/api-gateway/releases/release-refused';
import { Refusal } from './arguments.ts';
import { commands } from './commands.ts';

// npm run release|releases|rollback|promote: what is live in an installation, seen and changed by its operators.

const [name = '', ...words] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`There is no command called ${name}; there are ${Object.keys(commands).join(', ')}.`);
try {
  console.log(words.includes('--help') ? command.help : await command.run(words));
} catch (fault) {
  if (!(fault instanceof Refusal || fault instanceof NothingToDo || fault instanceof ReleaseRefused)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
