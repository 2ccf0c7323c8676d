import { createHmac } from 'node:crypto';
import type { ApiSettings } from '../../../settings.ts';
import { loadKey } from '../../sealing/key-file.ts';
import { seal, unseal } from '../../sealing/seal.ts';

/** Location of the key: the environment or a file in the data folder. */
export type KeyEnvironment = Pick<ApiSettings, 'DATA_DIR' | 'TWO_STEP_KEY'>;

const KEY_FILE = 'two-step-key';

/** Encrypts a secret for one account: the account's ID is authenticated, so that a row cannot be moved to another one. */
export async function encryptSecret(config: KeyEnvironment, userId: number, secret: string): Promise<string> {
  return seal(await loadTwoStepKey(config), String(userId), Buffer.from(secret, 'utf8')).toString('base64');
}

/** The secret of {@link encryptSecret}; undefined if it was encrypted with another key, as after a restore elsewhere. */
export async function decryptSecret(
  config: KeyEnvironment,
  userId: number,
  stored: string,
): Promise<string | undefined> {
  const bytes = unseal(await loadTwoStepKey(config), String(userId), Buffer.from(stored, 'base64'));
  return bytes?.toString('utf8');
}

/** Signs a text with a key derived for one purpose. */
export async function signText(config: KeyEnvironment, purpose: string, text: string): Promise<string> {
  return createHmac('sha256', await loadTwoStepKey(config))
    .update(`${purpose} ${text}`)
    .digest('base64url');
}

function loadTwoStepKey({ TWO_STEP_KEY: fromEnvironment, DATA_DIR: dataDir }: KeyEnvironment): Promise<Buffer> {
  return loadKey({ fromEnvironment, dataDir, fileName: KEY_FILE });
}
