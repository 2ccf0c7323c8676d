import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { UserError } from '../user-error.ts';

const options = {
  help: { type: 'boolean' },
  version: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  site: { type: 'string' },
  token: { type: 'string' },
  canary: { type: 'string' },
  why: { type: 'string' },
  'force-slot-removal': { type: 'boolean' },
  'force-budget': { type: 'boolean' },
  'force-version': { type: 'boolean' },
  'skip-checks': { type: 'boolean' },
} as const;
type Option = keyof typeof options;

const DEFAULT_PORT = 8080;

/** Parsed arguments of a command. */
export interface Arguments {
  readonly names: readonly string[];
  readonly help: boolean;
  readonly version: string | undefined;
  /** Folder of a build of another repository or bundler. */
  readonly from: string | undefined;
  /** Data folder or address of the installation. */
  readonly to: string;
  /** Address of the installation's site, for the smoke test. */
  readonly site: string;
  readonly token: string | undefined;
  readonly canary: number | undefined;
  readonly why: string;
  readonly by: string;
  readonly forceSlotRemoval: boolean;
  readonly forceBudget: boolean;
  readonly forceVersion: boolean;
  readonly skipChecks: boolean;
}

/**
 * Parses a command's arguments.
 *
 * @throws UserError on unknown options and invalid values
 */
export function readArguments(args: readonly string[], allowed: readonly Option[]): Arguments {
  const known = Object.fromEntries(Object.entries(options).filter(([name]) => allowed.includes(name as Option)));
  const { values, positionals } = parse(args, { ...known, help: options.help });
  const text = (name: Option) => (typeof values[name] === 'string' ? values[name] : undefined);
  const to = text('to') ?? (process.env.DATA_DIR || './data');
  return {
    names: positionals,
    help: values.help === true,
    version: text('version'),
    from: text('from'),
    to,
    site: text('site') ?? getSite(to),
    token: text('token') ?? process.env.FAKOS_RELEASE_TOKEN,
    canary: readPercentage(text('canary')),
    why: text('why') ?? '',
    by: `${userInfo().username}@${hostname()}`,
    forceSlotRemoval: values['force-slot-removal'] === true,
    forceBudget: values['force-budget'] === true,
    forceVersion: values['force-version'] === true,
    skipChecks: values['skip-checks'] === true,
  };
}

/** The address of a running gateway, or that at which the site with a data folder is served on this machine. */
const getSite = (to: string) =>
  /^https?:\/\//.test(to) ? to : process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || DEFAULT_PORT}`;

/** The single release that a command names, of those in this repository. */
export function requireName({ names }: Arguments, known: readonly string[]): string {
  const [name, ...rest] = names;
  if (!name || rest.length > 0 || !known.includes(name))
    throw new UserError(`Name one release of this checkout: ${known.join(', ')}.`);
  return name;
}

function parse(args: readonly string[], known: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\nUse --help for a list of options.`);
  }
}

function readPercentage(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percentage = Number(text);
  if (!Number.isInteger(percentage) || percentage < 1 || percentage > 99)
    throw new UserError('--canary takes the percentage of visitors, a whole number from 1 to 99.');
  return percentage;
}
