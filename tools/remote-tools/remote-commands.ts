import { planRemoteFiles } from '../new/remote.ts';
import { parseRequest } from '../new/request.ts';
import { openTree } from '../new/tree.ts';
import { writePlan } from '../new/write-plan.ts';
import { readArguments, requireName } from '../release/arguments.ts';
import type { Command } from '../release/command.ts';
import { createCommands } from '../release/commands.ts';
import type { Repository } from '../release/repository.ts';
import { isAddress, openRunningInstallation } from '../release/running-installation.ts';
import { step } from '../start/progress.ts';
import { UserError } from '../user-error.ts';
import { getStaffLibrariesKey } from '../webpack/staff-libraries.ts';
import { getBuildFolder, getVersion, listRemotes, root, sourceHash } from '../webpack/workspace.ts';

/** A repository of remotes, which are released over HTTP. Its own scripts check types and run unit tests. */
const remoteRepository: Repository = {
  listNames: listRemotes,
  open({ to, token }) {
    if (!isAddress(to)) throw new UserError('Name the running site: --to https://shop.example.');
    return openRunningInstallation(to, token);
  },
  checkSources: () => Promise.resolve(),
  async build(name, version = getVersion(name, sourceHash(name, getStaffLibrariesKey(name)))) {
    process.env.NODE_ENV ??= 'production';
    // Loaded on demand, because webpack takes a second to load.
    const { buildRemote } = await import('../webpack/build-remote.ts');
    await step(`Building ${name} ${version}`, () => buildRemote(name, version));
    return getBuildFolder(name);
  },
};

const create: Command = {
  help: `npx fakos new NAME [GREEK-TITLE ENGLISH-TITLE]     creates the remote mfe-NAME with its first page`,
  async run(argv) {
    const request = parseRequest(['remote', ...argv]);
    const plan = planRemoteFiles(openTree(root), request);
    writePlan(root, plan);
    return plan.created.map(({ path }) => `new  ${path}`).join('\n');
  },
};

const build: Command = {
  help: `npx fakos build NAME [--version X]     builds a remote into mfe-NAME/dist/release`,
  async run(argv) {
    const args = readArguments(argv, ['version']);
    return `${await remoteRepository.build(requireName(args, listRemotes()), args.version)} is built.`;
  },
};

/** The commands of a repository of remotes by their names. */
export const remoteCommands: Readonly<Record<string, Command>> = {
  new: create,
  build,
  ...createCommands(remoteRepository),
};
