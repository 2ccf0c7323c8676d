import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiSettings } from '../../../settings.ts';

/** Where the key is found: in the environment or in a file of the data folder. */
export type KeyEnvironment = Pick<ApiSettings, 'DATA_DIR' | 'TWO_STEP_KEY'>;

const KEY_FILE = 'two-step-key';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** Encrypts a secret for one account: the account's ID is authenticated, so that a row cannot be moved to another one. */
export async function encryptSecret(config: KeyEnvironment, userId: number, secret: string): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, await loadKey(config), iv).setAAD(Buffer.from(String(userId)));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** The secret of {@link encryptSecret}; undefined if it was encrypted with another key, as after a restore elsewhere. */
export async function decryptSecret(
  config: KeyEnvironment,
  userId: number,
  stored: string,
): Promise<string | undefined> {
  const bytes = Buffer.from(stored, 'base64');
  const key = await loadKey(config);
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(String(userId)));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Signs a text with a key derived for one purpose. */
export async function signText(config: KeyEnvironment, purpose: string, text: string): Promise<string> {
  return createHmac('sha256', await loadKey(config))
    .update(`${purpose} ${text}`)
    .digest('base64url');
}

const keys = new Map<string, Promise<Buffer>>();

function loadKey(config: KeyEnvironment): Promise<Buffer> {
  if (config.TWO_STEP_KEY !== undefined) return Promise.resolve(Buffer.from(config.TWO_STEP_KEY, 'hex'));
  const file = path.resolve(config.DATA_DIR, KEY_FILE);
  const loaded = keys.get(file) ?? readKey(file);
  keys.set(file, loaded);
  loaded.catch(() => keys.delete(file));
  return loaded;
}

async function readKey(file: string): Promise<Buffer> {
  await mkdir(path.dirname(file), { recursive: true });
  // With 'wx', exactly one of several starting processes writes the file, and the others read it.
  await writeFile(file, randomBytes(KEY_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  if (key.length !== KEY_BYTES) throw new Error(`${file} must contain ${KEY_BYTES * 2} hexadecimal digits`);
  return key;
}
