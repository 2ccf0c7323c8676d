import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Cost parameters of argon2id; memory in KiB. */
interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
}

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const RECOMMENDED_COST: Cost = { memory: 19_456, passes: 2, lanes: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const GENERATED_BYTES = 12;

const derive = promisify(argon2);

/** The PHC string of a password, with its parameters and a fresh salt. */
export async function hashPassword(password: string, cost = RECOMMENDED_COST): Promise<string> {
  const { memory, passes, lanes } = cost;
  const salt = randomBytes(SALT_BYTES);
  const hash = await deriveWith(password, salt, cost);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${lanes}$${salt.toString('base64')}$${hash.toString('base64')}`;
}

/** True if the password matches the PHC string. */
export async function isCorrectPassword(password: string, phc: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);
  if (!match) return false;
  const [, memory, passes, lanes, salt = '', hash = ''] = match;
  const expected = Buffer.from(hash, 'base64');
  const parameters = { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) };
  return timingSafeEqual(expected, await deriveWith(password, Buffer.from(salt, 'base64'), parameters));
}

/** Takes as long as {@link isCorrectPassword}, so that timing does not reveal whether an account exists. */
export async function simulatePasswordCheck(password: string): Promise<false> {
  await deriveWith(password, Buffer.alloc(SALT_BYTES), RECOMMENDED_COST);
  return false;
}

/** A password of 96 random bits that can be typed. */
export function generatePassword(): string {
  return randomBytes(GENERATED_BYTES).toString('base64url');
}

function deriveWith(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const { memory, passes, lanes: parallelism } = cost;
  const message = password.normalize('NFC');
  return derive('argon2id', { message, nonce: salt, parallelism, tagLength: HASH_BYTES, memory, passes });
}
