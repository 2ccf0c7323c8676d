import type { StoredPrescription } from '@fakos/contracts/prescriptions/contract';
import { storedPrescription } from '@fakos/contracts/prescriptions/contract';
import type { PrescriptionRow } from '../../../database/tables/optics.ts';
import type { ApiSettings } from '../../../settings.ts';
import type { FilesPlace } from '../../files/open-storage.ts';
import { loadKey } from '../../sealing/key-file.ts';
import { seal, unseal } from '../../sealing/seal.ts';

/** Where the key of prescriptions is found: in the environment or in a file of the data folder. */
export type PrescriptionKeyPlace = FilesPlace & Pick<ApiSettings, 'PRESCRIPTION_KEY'>;

const KEY_FILE = 'prescription-key';

/** A prescription without values, as while it is pending. */
const emptyContent: StoredPrescription = {
  ...{ kind: 'glasses', person: '', examined_on: null },
  ...{ values: null, lenses: null, file: null },
};

type Owner = Pick<PrescriptionRow, 'token_hash' | 'user_id' | 'order_id' | 'position'>;

/** The row that an encrypted prescription belongs to; it cannot be decrypted for another row. */
function getOwner({ token_hash, user_id, order_id, position }: Owner): string {
  if (token_hash !== null) return `token ${token_hash}`;
  return order_id === null ? `user ${user_id}` : `order ${order_id} ${position}`;
}

/** Encrypts the content of a prescription. */
export async function sealContent(
  config: PrescriptionKeyPlace,
  owner: Owner,
  content: StoredPrescription,
): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(content), 'utf8');
  return seal(await loadPrescriptionKey(config), getOwner(owner), bytes).toString('base64');
}

/** The content of a prescription; empty if it is pending, or if it was encrypted with another key. */
export async function openContent(
  config: PrescriptionKeyPlace,
  row: Owner & Pick<PrescriptionRow, 'sealed'>,
): Promise<StoredPrescription> {
  if (row.sealed === '') return emptyContent;
  const bytes = unseal(await loadPrescriptionKey(config), getOwner(row), Buffer.from(row.sealed, 'base64'));
  return bytes ? storedPrescription.parse(JSON.parse(bytes.toString('utf8'))) : emptyContent;
}

/** The key that encrypts prescriptions and their files. */
export function loadPrescriptionKey({
  PRESCRIPTION_KEY: fromEnvironment,
  DATA_DIR: dataDir,
}: PrescriptionKeyPlace): Promise<Buffer> {
  return loadKey({ fromEnvironment, dataDir, fileName: KEY_FILE });
}
