import path from 'node:path';
import type { Change } from '@fakos/api-gateway/releases/registry-file';
import { skippableChecks } from '@fakos/api-gateway/releases/release-folder';
import { createToken } from '@fakos/api-gateway/releases/release-tokens';
import { isVersion } from '@fakos/api-gateway/releases/verify-release';
import { step } from '../start/progress.ts';
import { UserError } from '../user-error.ts';
import { listRemotes, root } from '../webpack/workspace.ts';
import { type Arguments, readArguments, requireRemote } from './arguments.ts';
import { openInstallation } from './installation.ts';
import { describeListing, describeRepairs } from './list.ts';
import { publishTested } from './publish-tested.ts';
import { runSourceChecks } from './release-checks.ts';
import { requireSmokeTest } from './smoke/smoke-test.ts';

const targetHelp = `  --to FOLDER|URL       the installation: its data folder, or the address of a running gateway (default DATA_DIR, else ./data)
  --token TOKEN         for a running gateway; also from FAKOS_RELEASE_TOKEN`;
const reasonHelp = '  --why TEXT            the reason, for the history';

/** A command of the release tool. `run` resolves to the text to print. */
export interface Command {
  readonly help: string;
  run(argv: readonly string[]): Promise<string>;
}

const RELEASE_OPTIONS = [
  'version',
  'to',
  'site',
  'token',
  'canary',
  'why',
  'force-slot-removal',
  'force-budget',
  'force-version',
  'skip-checks',
] as const;

const release: Command = {
  help: `npm run release -- NAME [options]     checks and builds a remote, or the shell, and makes it live
npm run release -- token NAME         creates a token that may release it over HTTP

  --version X           the release's version (default: the package's version and a hash of its sources)
  --canary PERCENT      for a share of the visitors only, until it is promoted
  --force-slot-removal  allow the release to drop slots, widgets and routes of the live release
  --force-budget        allow views and lazily loaded code to grow beyond the allowance; needs --why
  --force-version       allow a version that was rolled back before; needs --why
  --skip-checks         run neither its type check, its unit tests nor the smoke test in Chromium; needs --why
  --site URL            the site of the smoke test (default: the address of --to, else PUBLIC_URL or localhost:PORT)
${reasonHelp}
${targetHelp}`,
  async run(argv) {
    if (argv[0] === 'token') return describeToken(requireRemote(readArguments(argv.slice(1), [])));
    const args = readArguments(argv, RELEASE_OPTIONS);
    const name = requireRemote(args);
    if (args.version !== undefined && !isVersion(args.version))
      throw new UserError(
        '--version takes up to 64 letters, digits, dots and hyphens, beginning with a letter or digit.',
      );
    if (args.why === '' && (args.forceBudget || args.forceVersion || args.skipChecks))
      throw new UserError('--force-budget, --force-version and --skip-checks need a reason: --why TEXT.');
    const installation = openInstallation(args);
    const { canary, skipChecks } = args;
    if (!skipChecks) {
      await requireSmokeTest(args.site);
      await runSourceChecks(name);
    }
    const folder = await buildOne(name, args.version);
    const change = skipChecks
      ? await installation.publish(name, folder, { ...args, skipped: skippableChecks })
      : await publishTested(installation, { name, folder, site: args.site }, args);
    return canary === undefined
      ? describeChange(change)
      : `${name} ${change.version} is live for ${canary} % of the visitors. Continue with npm run promote or npm run rollback.`;
  },
};

const releases: Command = {
  help: `npm run releases -- [options]            lists what is live, what changed, failures, Core Web Vitals, and damaged live files
npm run releases -- NAME [options]       the same of one remote, or of the shell
npm run releases -- repair [options]     verifies all listed releases and repairs damaged ones

${reasonHelp}
${targetHelp}`,
  async run(argv) {
    if (argv[0] === 'repair') return repair(argv.slice(1));
    const args = readArguments(argv, ['to', 'token']);
    const [name, ...rest] = args.names;
    if (rest.length > 0) throw new UserError('Name one remote, such as mfe-shop, or shell.');
    const listing = await openInstallation(args).list();
    if (name !== undefined && ![listing.shell, ...listing.remotes].some((row) => row.name === name))
      throw new UserError(`${name} is not live; npm run releases lists what is.`);
    return describeListing(listing, name);
  },
};

const rollback: Command = {
  help: `npm run rollback -- NAME [options]     ends the canary of a remote or the shell, or restores its previous release\n\n${reasonHelp}\n${targetHelp}`,
  async run(argv) {
    const args = readChange(argv);
    return describeChange(await openInstallation(args).rollback(args.name, args));
  },
};

const promote: Command = {
  help: `npm run promote -- NAME [options]     makes the canary of a remote or the shell live for all visitors\n\n${reasonHelp}\n${targetHelp}`,
  async run(argv) {
    const args = readChange(argv);
    return describeChange(await openInstallation(args).promote(args.name, args));
  },
};

/** The commands by their names in `package.json`. */
export const commands: Readonly<Record<string, Command>> = { release, releases, rollback, promote };

function readChange(argv: readonly string[]): Arguments & { readonly name: string } {
  const args = readArguments(argv, ['to', 'token', 'why']);
  const [name, ...rest] = args.names;
  // Not checked against this checkout: an installation may have a remote that was removed here.
  if (!name || rest.length > 0) throw new UserError('Name one remote, such as mfe-shop, or shell.');
  return { ...args, name };
}

async function repair(argv: readonly string[]): Promise<string> {
  const args = readArguments(argv, ['to', 'token', 'why']);
  const builds = ['shell', ...listRemotes()].map(getBuildFolder);
  return describeRepairs(await openInstallation(args).repair(builds, args));
}

const getBuildFolder = (name: string) => path.join(root, name, 'dist/release');

async function buildOne(name: string, version: string | undefined): Promise<string> {
  process.env.NODE_ENV ??= 'production';
  // Loaded on demand, because webpack takes a second to load.
  const { build, buildChanged } = await import('../webpack/build.ts');
  if (version === undefined) await buildChanged((folder) => `Building ${folder}`, step, [name]);
  else await step(`Building ${name} ${version}`, () => build(name, version));
  return getBuildFolder(name);
}

function describeToken(name: string): string {
  const { token, line } = createToken(name);
  return `Token, shown only now:  ${token}
Add this line to DATA_DIR/release-tokens, which running gateways read again:  ${line}`;
}

function describeChange({ action, name, version, from }: Change): string {
  const before =
    from === null ? '' : action === 'rollback' ? `; ${from} was rolled back` : `; the previous release was ${from}`;
  return `${name} ${version} is live for all visitors${before}.`;
}
