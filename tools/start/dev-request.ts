import { parseArgs } from 'node:util';

const LAST_PORT = 65_535;

/** Arguments of `npm run dev`. */
export interface DevRequest {
  /** Remotes to serve from source; empty for all packages. */
  readonly remotes: readonly string[];
  /** Origin of a site that runs elsewhere; without it a complete site starts. */
  readonly against: string | undefined;
  readonly port: number | undefined;
}

/**
 * Parses `[REMOTE…] [--against ORIGIN] [--port N]`.
 *
 * @throws Error with a message that says what to do
 */
export function readDevRequest(args: readonly string[], known: readonly string[]): DevRequest {
  const { values, positionals: remotes } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { against: { type: 'string' }, port: { type: 'string' } },
  });
  const unknown = remotes.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no remote called ${unknown.join(', ')}. Available remotes: ${known.join(', ')}.`);
  }
  if (values.port !== undefined && values.against === undefined) {
    throw new Error('--port requires --against. Set PORT to change the port of the whole site.');
  }
  if (values.against !== undefined && remotes.length === 0) {
    throw new Error(`Name the remote to serve --against ${values.against}: ${known.join(', ')}.`);
  }
  return {
    remotes,
    against: values.against === undefined ? undefined : parseOrigin(values.against),
    port: values.port === undefined ? undefined : parsePort(values.port),
  };
}

function parseOrigin(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('--against takes an address such as https://shop.example.');
  return url.origin;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > LAST_PORT)
    throw new Error('--port takes a number from 1 to 65535.');
  return port;
}
