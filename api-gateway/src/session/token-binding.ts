import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Name of the cookie that a session's token is bound to (product.md section 1). */
const SESSION_COOKIE = 'fakos_session';
const OWN_COOKIE = new RegExp(`^(?:__Host-)?${SESSION_COOKIE}=`);

/** The cookie's name. By HTTPS its prefix makes browsers refuse one that another subdomain or an unencrypted page sets. */
export function getSessionCookie(isSecure: boolean): string {
  return isSecure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
}

/** True for a session's cookie, given as `name=value`. */
export function isSessionCookie(pair: string): boolean {
  return OWN_COOKIE.test(pair.trimStart());
}

const SECRET_BYTES = 32;

/** Binds a bearer token to an HttpOnly cookie, so that a token stolen from browser storage is useless alone. */
export class TokenBinding {
  private readonly secret: Buffer;

  constructor(secret: Buffer) {
    this.secret = secret;
  }

  /** The cookie's value for a token. */
  seal(token: string): string {
    return createHmac('sha256', this.secret).update(token).digest('base64url');
  }

  /** True when the cookie was set for this token. */
  holds(token: string, cookie: string | undefined): boolean {
    const expected = Buffer.from(this.seal(token));
    const given = Buffer.from(cookie ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}

/** Reads the installation's secret, which the first start generates and stores with its data. */
export async function loadTokenBinding(dataDir: string): Promise<TokenBinding> {
  const file = path.join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true });
  // With 'wx', exactly one of several starting gateways writes the file, and the others read it.
  await writeFile(file, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return new TokenBinding(Buffer.from(await readFile(file, 'utf8'), 'hex'));
}
