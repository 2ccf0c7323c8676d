import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';

const TOKEN_BYTES = 32;
/** Known to secret scanners. Also keeps tokens from starting with a dash, which a command line would read as an option. */
const TOKEN_PREFIX = 'fakos_';
const line = /^(mfe-[a-z-]+|shell):([0-9a-f]{64})$/;

/** The package that a token may release, and the token's label. */
export interface TokenOwner {
  /** `shell`, or the name of a remote. */
  readonly remote: string;
  /** Identifies the token in the history without revealing it. */
  readonly label: string;
}

/** True for a list of `NAME:SHA-256 of a token in hex`, separated by commas; a name is that of a remote, or `shell`. */
export function isTokenList(text: string): boolean {
  return text.split(',').every((entry) => line.test(entry.trim()));
}

interface Entry {
  readonly remote: string;
  readonly hash: Buffer;
}

/** The file of tokens in a data folder: `NAME:HASH` lines, empty lines, and comments that begin with `#`. */
export function releaseTokensFile(dataDir: string): string {
  return path.join(path.resolve(dataDir), 'release-tokens');
}

/** The accepted tokens, each for one remote, by their hashes: those of a list, and those of a file that is read for each request. */
export class ReleaseTokens {
  private readonly entries: readonly Entry[];
  private readonly file: string | undefined;
  private readonly log: Logger | undefined;
  private warnedAbout = '';

  /**
   * @param list in the format of {@link isTokenList}; empty for none
   * @param more.file see {@link releaseTokensFile}; it may be missing
   */
  constructor(list: string, more: { file?: string; log?: Logger } = {}) {
    this.entries = list.split(',').flatMap(parseEntry);
    this.file = more.file;
    this.log = more.log;
  }

  /** The owner of an `Authorization` header's token; undefined for an unknown token. */
  async findOwner(authorization: string | undefined): Promise<TokenOwner | undefined> {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    if (!token) return undefined;
    const given = hashToken(token);
    // All entries are compared, so that the time does not depend on which one matches.
    const entries = [...this.entries, ...(await this.readFile())];
    const found = entries.filter(({ hash }) => timingSafeEqual(hash, given));
    return found[0] && { remote: found[0].remote, label: `token ${given.toString('hex').slice(0, 8)}` };
  }

  private async readFile(): Promise<Entry[]> {
    if (this.file === undefined) return [];
    const text = await readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') this.log?.error({ err: error }, 'the file of release tokens cannot be read');
      return '';
    });
    const lines = text.split('\n').map((entry) => entry.trim());
    const entries = lines.filter((entry) => entry !== '' && !entry.startsWith('#'));
    const malformed = entries.flatMap((entry) => (line.test(entry) ? [] : [lines.indexOf(entry) + 1]));
    if (malformed.length > 0 && text !== this.warnedAbout) {
      this.warnedAbout = text;
      this.log?.warn({ file: this.file, lines: malformed }, 'lines of the release tokens are not NAME:HASH');
    }
    return entries.flatMap(parseEntry);
  }
}

function parseEntry(text: string): Entry[] {
  const [, remote, hash] = line.exec(text.trim()) ?? [];
  return remote && hash ? [{ remote, hash: Buffer.from(hash, 'hex') }] : [];
}

/** A new token for a remote, and its line for `RELEASE_TOKENS`. */
export function createToken(remote: string): { token: string; line: string } {
  const token = `${TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  return { token, line: `${remote}:${hashToken(token).toString('hex')}` };
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
