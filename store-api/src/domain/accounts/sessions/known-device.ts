import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type KeyEnvironment, signText } from '../two-step/secret-key.ts';

/** The cookie that identifies a browser that has signed in before. It grants no access. */
export const DEVICE_COOKIE = 'fakos_device';

const ID_BYTES = 16;
const YEAR_S = 365 * 24 * 60 * 60;
const PURPOSE = 'device';

/** A `Set-Cookie` header that makes this browser known to an account: `USER.DEVICE.SIGNATURE`. */
export async function createDeviceCookie(config: KeyEnvironment, userId: number, isSecure: boolean): Promise<string> {
  const device = `${userId}.${randomBytes(ID_BYTES).toString('base64url')}`;
  const value = `${device}.${await signText(config, PURPOSE, device)}`;
  const attributes = ['Path=/', `Max-Age=${YEAR_S}`, 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])];
  return [`${DEVICE_COOKIE}=${value}`, ...attributes].join('; ');
}

/** The known device of a `Cookie` header; undefined unless it signed in to this account before. */
export async function findKnownDevice(
  config: KeyEnvironment,
  userId: number,
  cookies: string | undefined,
): Promise<string | undefined> {
  const pair = cookies?.split(';').find((part) => part.trim().startsWith(`${DEVICE_COOKIE}=`));
  const [user, id, signature] =
    pair
      ?.slice(pair.indexOf('=') + 1)
      .trim()
      .split('.') ?? [];
  if (user !== String(userId) || id === undefined || signature === undefined) return undefined;
  const device = `${user}.${id}`;
  const expected = Buffer.from(await signText(config, PURPOSE, device));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
}
