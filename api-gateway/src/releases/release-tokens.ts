import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

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

/** The accepted tokens, each for one remote, by their hashes. */
export class ReleaseTokens {
  private readonly entries: readonly { readonly remote: string; readonly hash: Buffer }[];

  /** @param list in the format of {@link isTokenList}; empty for none */
  constructor(list: string) {
    this.entries = list.split(',').flatMap((entry) => {
      const [, remote, hash] = line.exec(entry.trim()) ?? [];
      return remote && hash ? [{ remote, hash: Buffer.from(hash, 'hex') }] : [];
    });
  }

  /** The owner of an `Authorization` header's token; undefined for an unknown token. */
  findOwner(authorization: string | undefined): TokenOwner | undefined {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    if (!token) return undefined;
    const given = hashToken(token);
    // All entries are compared, so that the time does not depend on which one matches.
    const found = this.entries.filter(({ hash }) => timingSafeEqual(hash, given));
    return found[0] && { remote: found[0].remote, label: `token ${given.toString('hex').slice(0, 8)}` };
  }
}

/** A new token for a remote, and its line for `RELEASE_TOKENS`. */
export function createToken(remote: string): { token: string; line: string } {
  const token = `${TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  return { token, line: `${remote}:${hashToken(token).toString('hex')}` };
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
