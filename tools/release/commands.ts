import path from 'node:path';
import type { Change } from '@fakos/api-gateway/releases/registry-file';
import { makeToken } from '@fakos/api-gateway/releases/release-tokens';
import { isVersion } from '@fakos/api-gateway/releases/verify-release';
import { step } from '../start/progress.ts';
import { root } from '../webpack/workspace.ts';
import { type Arguments, Refusal, readArguments, requireRemote } from './arguments.ts';
import { openInstallation } from './installation.ts';
import { describeListing } from './list.ts';

const where = `  --to FOLDER|URL       the installation: its data folder, or the address of a running gateway (default DATA_DIR, else ./data)
  --token TOKEN         for a running gateway; also from FAKOS_RELEASE_TOKEN`;
const why = '  --why TEXT            the reason, for the history';

/** A command: what `--help` says, and what it does. It answers the text to print. */
export interface Command {
  readonly help: string;
  run(words: readonly string[]): Promise<string>;
}

const release: Command = {
  help: `npm run release -- REMOTE [options]     builds a remote and makes it live
npm run release -- token REMOTE         makes a token that may release this remote over HTTP

  --version X           the release's version (default: the package's version and a hash of its sources)
  --canary PERCENT      for a share of the visitors only, until it is promoted
  --force-slot-removal  allow slots that the live release fills to stay empty
${why}
${where}`,
  async run(words) {
    if (words[0] === 'token') return describeToken(requireRemote(readArguments(words.slice(1), [])));
    const args = readArguments(words, ['version', 'to', 'token', 'canary', 'why', 'force-slot-removal']);
    const name = requireRemote(args);
    if (args.version !== undefined && !isVersion(args.version))
      throw new Refusal(
        '--version takes up to 64 letters, digits, dots and hyphens, beginning with a letter or digit.',
      );
    const installation = openInstallation(args);
    const folder = await buildOne(name, args.version);
    const { by, canary, forceSlotRemoval } = args;
    const change = await installation.publish(name, folder, { by, why: args.why, canary, forceSlotRemoval });
    return canary === undefined
      ? describeChange(change)
      : `${name} ${change.version} is live for ${canary} % of the visitors. Go on with npm run promote or npm run rollback.`;
  },
};

const releases: Command = {
  help: `npm run releases -- [options]     lists what is live and what changed\n\n${where}`,
  async run(words) {
    return describeListing(await openInstallation(readArguments(words, ['to', 'token'])).list());
  },
};

const rollback: Command = {
  help: `npm run rollback -- REMOTE [options]     ends the remote's canary, or goes back to its earlier release\n\n${why}\n${where}`,
  async run(words) {
    const args = readChange(words);
    return describeChange(await openInstallation(args).rollback(args.name, args));
  },
};

const promote: Command = {
  help: `npm run promote -- REMOTE [options]     makes the remote's canary live for everybody\n\n${why}\n${where}`,
  async run(words) {
    const args = readChange(words);
    return describeChange(await openInstallation(args).promote(args.name, args));
  },
};

/** The commands by their names in `package.json`. */
export const commands: Readonly<Record<string, Command>> = { release, releases, rollback, promote };

function readChange(words: readonly string[]): Arguments & { readonly name: string } {
  const args = readArguments(words, ['to', 'token', 'why']);
  const [name, ...rest] = args.names;
  // Not this checkout's list: an installation may have a remote that was removed here.
  if (!name || rest.length > 0) throw new Refusal('Name one remote, such as mfe-shop.');
  return { ...args, name };
}

async function buildOne(name: string, version: string | undefined): Promise<string> {
  process.env.NODE_ENV ??= 'production';
  // Loaded when needed: webpack takes a second to start.
  const { build, buildStale } = await import('../webpack/build.ts');
  if (version === undefined) await buildStale((folder) => `Building ${folder}`, step, [name]);
  else await step(`Building ${name} ${version}`, () => build(name, version));
  return path.join(root, name, 'dist/release');
}

function describeToken(name: string): string {
  const { token, line } = makeToken(name);
  return `Token, shown only now:  ${token}
Add to RELEASE_TOKENS of the gateways, after a comma where others stand there:  ${line}`;
}

function describeChange({ action, name, version, from }: Change): string {
  const before = from === null ? '' : action === 'rollback' ? `; ${from} was taken back` : `; before it was ${from}`;
  return `${name} ${version} is live for everybody${before}.`;
}
