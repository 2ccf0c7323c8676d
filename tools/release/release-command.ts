import { createToken } from '@fakos/api-gateway/releases/release-tokens';
import { skippableChecks } from '@fakos/api-gateway/releases/skippable-checks';
import { isVersion } from '@fakos/api-gateway/releases/verify-release';
import { UserError } from '../user-error.ts';
import { readArguments, requireName } from './arguments.ts';
import { type Command, describeChange, reasonHelp, targetHelp } from './command.ts';
import { createManifestSchema, requireBuild } from './other-builds.ts';
import { publishTested } from './publish-tested.ts';
import type { Repository } from './repository.ts';
import { requireSmokeTest } from './smoke/smoke-test.ts';

const RELEASE_OPTIONS = [
  'version',
  'from',
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

/** The command `release`. */
export const createReleaseCommand = (repository: Repository): Command => ({
  help: `npm run release -- NAME [options]     checks and builds a remote, or the shell, and makes it live
npm run release -- token NAME         creates a token that may release it over HTTP
npm run release -- schema             prints the JSON schema of a remote's manifest

  --version X           the release's version (default: the package's version and a hash of its sources)
  --from FOLDER         releases a remote that another repository or bundler has built, with its manifest.json
  --canary PERCENT      for a share of the visitors only, until it is promoted
  --force-slot-removal  allow the release to drop slots, widgets and routes of the live release
  --force-budget        allow views and lazily loaded code to grow beyond the allowance; needs --why
  --force-version       allow a version that was rolled back before; needs --why
  --skip-checks         run neither its type check, its unit tests nor the smoke test in Chromium; needs --why
  --site URL            the site of the smoke test (default: the address of --to, else PUBLIC_URL or localhost:PORT)
${reasonHelp}
${targetHelp}`,
  async run(argv) {
    if (argv[0] === 'token')
      return describeToken(requireName(readArguments(argv.slice(1), []), repository.listNames()));
    if (argv[0] === 'schema') return JSON.stringify(createManifestSchema(), undefined, 2);
    const args = readArguments(argv, RELEASE_OPTIONS);
    const name =
      args.from === undefined ? requireName(args, repository.listNames()) : await requireBuild(args.from, args.names);
    if (args.from !== undefined && args.version !== undefined)
      throw new UserError('--from takes the version of the manifest; leave --version out.');
    if (args.version !== undefined && !isVersion(args.version))
      throw new UserError(
        '--version takes up to 64 letters, digits, dots and hyphens, beginning with a letter or digit.',
      );
    if (args.why === '' && (args.forceBudget || args.forceVersion || args.skipChecks))
      throw new UserError('--force-budget, --force-version and --skip-checks need a reason: --why TEXT.');
    const installation = repository.open(args);
    const { canary, skipChecks, from } = args;
    if (!skipChecks) await requireSmokeTest(args.site);
    if (!skipChecks && from === undefined) await repository.checkSources(name);
    const folder = from ?? (await repository.build(name, args.version));
    const change = skipChecks
      ? await installation.publish(name, folder, { ...args, skipped: skippableChecks })
      : await publishTested(installation, { name, folder, site: args.site }, args);
    return canary === undefined
      ? describeChange(change)
      : `${name} ${change.version} is live for ${canary} % of the visitors. Continue with npm run promote or npm run rollback.`;
  },
});

function describeToken(name: string): string {
  const { token, line } = createToken(name);
  return `Token, shown only now:  ${token}
Add this line to DATA_DIR/release-tokens, which running gateways read again:  ${line}`;
}
