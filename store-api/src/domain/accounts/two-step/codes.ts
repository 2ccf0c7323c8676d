import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { ShopDatabase } from '../../../database/schema.ts';
import { hashToken } from '../sessions/sessions.repo.ts';
import { decryptSecret, type KeyEnvironment } from './secret-key.ts';
import { findTwoStepSecret, takeRecoveryCode, takeTimeStep } from './two-step.repo.ts';

/** RFC 6238 as all authenticator apps implement it. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps by which the clocks of app and server may differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const SECOND_MS = 1000;
const RECOVERY_CODES = 10;
const RECOVERY_GROUPS = 4;
const GROUP_LENGTH = 4;
/** Crockford's alphabet: 32 characters, of which none looks like another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new secret, base32. */
export function createSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The URL in the QR code that the app scans. */
export function toKeyAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...parameters, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** Ten recovery codes of 80 random bits each. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(RECOVERY_GROUPS * GROUP_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
    return Array.from({ length: RECOVERY_GROUPS }, (_, group) =>
      letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
    ).join('-');
  });
}

/** SHA-256 is enough for a code of 80 random bits. */
export function hashRecoveryCode(userId: number, code: string): string {
  const letters = code
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return hashToken(`${userId} ${letters}`);
}

/** Accepts a code from the app or a recovery code, each once; undefined for every other text. */
export async function takeCode(
  db: ShopDatabase,
  config: KeyEnvironment,
  { userId, code }: { readonly userId: number; readonly code: string },
): Promise<'app' | 'recovery' | undefined> {
  const digits = code.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return (await takeAppCode(db, config, userId, digits)) ? 'app' : undefined;
  return (await takeRecoveryCode(db, userId, hashRecoveryCode(userId, code))) ? 'recovery' : undefined;
}

async function takeAppCode(db: ShopDatabase, config: KeyEnvironment, userId: number, token: string): Promise<boolean> {
  const row = await findTwoStepSecret(db, userId);
  const secret = row && (await decryptSecret(config, userId, row.secret));
  if (secret === undefined) return false;
  const now = Date.now();
  const app = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const distance = app.validate({ token, window: WINDOW, timestamp: now });
  if (distance === null) return false;
  const step = Math.floor(now / (parameters.period * SECOND_MS)) + distance;
  return takeTimeStep(db, userId, step);
}
