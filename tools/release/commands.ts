import { UserError } from '../user-error.ts';
import { getBuildFolder } from '../webpack/workspace.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { type Command, describeChange, reasonHelp, targetHelp } from './command.ts';
import { describeListing, describeRepairs } from './list.ts';
import { createReleaseCommand } from './release-command.ts';
import type { Repository } from './repository.ts';

const createListCommand = (repository: Repository): Command => ({
  help: `npm run releases -- [options]            lists what is live, what changed, failures, Core Web Vitals, and damaged live files
npm run releases -- NAME [options]       the same of one remote, or of the shell
npm run releases -- repair [options]     verifies all listed releases and repairs damaged ones

${reasonHelp}
${targetHelp}`,
  async run(argv) {
    if (argv[0] === 'repair') return repair(repository, argv.slice(1));
    const args = readArguments(argv, ['to', 'token']);
    const [name, ...rest] = args.names;
    if (rest.length > 0) throw new UserError('Name one remote, such as mfe-shop, or shell.');
    const listing = await repository.open(args).list();
    if (name !== undefined && ![listing.shell, ...listing.remotes].some((row) => row.name === name))
      throw new UserError(`${name} is not live; npm run releases lists what is.`);
    return describeListing(listing, name);
  },
});

const createRollbackCommand = (repository: Repository): Command => ({
  help: `npm run rollback -- NAME [options]     ends the canary of a remote or the shell, or restores its previous release\n\n${reasonHelp}\n${targetHelp}`,
  async run(argv) {
    const args = readChange(argv);
    return describeChange(await repository.open(args).rollback(args.name, args));
  },
});

const createPromoteCommand = (repository: Repository): Command => ({
  help: `npm run promote -- NAME [options]     makes the canary of a remote or the shell live for all visitors\n\n${reasonHelp}\n${targetHelp}`,
  async run(argv) {
    const args = readChange(argv);
    return describeChange(await repository.open(args).promote(args.name, args));
  },
});

/** The commands of the release tool by their names, for a repository. */
export const createCommands = (repository: Repository): Readonly<Record<string, Command>> => ({
  release: createReleaseCommand(repository),
  releases: createListCommand(repository),
  rollback: createRollbackCommand(repository),
  promote: createPromoteCommand(repository),
});

function readChange(argv: readonly string[]): Arguments & { readonly name: string } {
  const args = readArguments(argv, ['to', 'token', 'why']);
  const [name, ...rest] = args.names;
  // Not checked against this checkout: an installation may have a remote that was removed here.
  if (!name || rest.length > 0) throw new UserError('Name one remote, such as mfe-shop, or shell.');
  return { ...args, name };
}

async function repair(repository: Repository, argv: readonly string[]): Promise<string> {
  const args = readArguments(argv, ['to', 'token', 'why']);
  return describeRepairs(await repository.open(args).repair(repository.listNames().map(getBuildFolder), args));
}
