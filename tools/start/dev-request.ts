import { parseArgs } from 'node:util';

const LAST_PORT = 65_535;

/** What `npm run dev` was asked for. */
export interface DevRequest {
  /** Remotes to serve from source; none means everything. */
  readonly remotes: readonly string[];
  /** Origin of a site that runs elsewhere; without it a whole site starts here. */
  readonly against: string | undefined;
  readonly port: number | undefined;
}

/** Reads `[REMOTE…] [--against ORIGIN] [--port N]`. What makes no sense is thrown as words that say what to do. */
export function readDevRequest(words: readonly string[], known: readonly string[]): DevRequest {
  const { values, positionals: remotes } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { against: { type: 'string' }, port: { type: 'string' } },
  });
  const unknown = remotes.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no remote called ${unknown.join(', ')}. These are: ${known.join(', ')}.`);
  }
  if (values.port !== undefined && values.against === undefined) {
    throw new Error('--port is for a remote that is served --against another site. Set PORT for the whole site.');
  }
  if (values.against !== undefined && remotes.length === 0) {
    throw new Error(`Say which remote is served --against ${values.against}: ${known.join(', ')}.`);
  }
  return {
    remotes,
    against: values.against === undefined ? undefined : originOf(values.against),
    port: values.port === undefined ? undefined : portOf(values.port),
  };
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('--against takes an address such as https://shop.example.');
  return url.origin;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > LAST_PORT)
    throw new Error('--port takes a number from 1 to 65535.');
  return port;
}
