import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { listRemotes } from '../webpack/workspace.ts';

/** Why a command does nothing, in words that say what to do. */
export class Refusal extends Error {}

const options = {
  help: { type: 'boolean' },
  version: { type: 'string' },
  to: { type: 'string' },
  token: { type: 'string' },
  canary: { type: 'string' },
  why: { type: 'string' },
  'force-slot-removal': { type: 'boolean' },
} as const;
type Option = keyof typeof options;

/** What a command was asked for. */
export interface Arguments {
  readonly names: readonly string[];
  readonly help: boolean;
  readonly version: string | undefined;
  /** Data folder or address of the installation. */
  readonly to: string;
  readonly token: string | undefined;
  readonly canary: number | undefined;
  readonly why: string;
  readonly by: string;
  readonly forceSlotRemoval: boolean;
}

/** Reads a command's words and options; refuses those that it does not know. */
export function readArguments(words: readonly string[], allowed: readonly Option[]): Arguments {
  const known = Object.fromEntries(Object.entries(options).filter(([name]) => allowed.includes(name as Option)));
  const { values, positionals } = parse(words, { ...known, help: options.help });
  const text = (name: Option) => (typeof values[name] === 'string' ? values[name] : undefined);
  return {
    names: positionals,
    help: values.help === true,
    version: text('version'),
    to: text('to') ?? (process.env.DATA_DIR || './data'),
    token: text('token') ?? process.env.FAKOS_RELEASE_TOKEN,
    canary: readShare(text('canary')),
    why: text('why') ?? '',
    by: `${userInfo().username}@${hostname()}`,
    forceSlotRemoval: values['force-slot-removal'] === true,
  };
}

/** The one remote that a command names. */
export function requireRemote({ names }: Arguments): string {
  const [name, ...rest] = names;
  const remotes = listRemotes();
  if (!name || rest.length > 0 || !remotes.includes(name))
    throw new Refusal(`Name one remote of this checkout: ${remotes.join(', ')}.`);
  return name;
}

function parse(words: readonly string[], known: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args: [...words], options: known, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\nWrite --help to see what there is.`);
  }
}

function readShare(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const share = Number(text);
  if (!Number.isInteger(share) || share < 1 || share > 99)
    throw new Refusal('--canary takes the percentage of visitors, a whole number from 1 to 99.');
  return share;
}
