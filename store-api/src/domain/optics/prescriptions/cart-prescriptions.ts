import { randomBytes } from 'node:crypto';
import type { StoredPrescription } from '@fakos/contracts/prescriptions/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { PrescriptionRow, PrescriptionSource } from '../../../database/tables/optics.ts';
import { Failure } from '../../../errors/failure.ts';
import { hashToken } from '../../accounts/sessions/sessions.repo.ts';
import { type CheckedFile, createFileName, removeUnusedFiles, writeSealedFile } from './prescription-files.ts';
import { type PrescriptionKeyPlace, sealContent } from './sealed-prescription.ts';

/** How long a prescription is stored for a cart, in milliseconds: 30 days. */
const CART_PRESCRIPTION_MS = 30 * 86_400_000;
/** Prescriptions of carts that are stored at a time, so that visitors cannot fill the disk. */
const MAX_CART_PRESCRIPTIONS = 5000;
const TOKEN_BYTES = 24;

/** The database and the key of prescriptions, and the account that they belong to. */
export interface PrescriptionStore {
  readonly db: ShopDatabase;
  readonly config: PrescriptionKeyPlace;
  /** The signed-in visitor, with whose account the prescription is erased; null for a guest. */
  readonly userId: number | null;
}

/** A prescription to store for a cart. */
interface NewPrescription {
  readonly source: PrescriptionSource;
  readonly content: StoredPrescription;
  /** Bytes of a new file. */
  readonly bytes?: Buffer;
  /** Name of a stored file. */
  readonly storedFile?: string | null;
}

/** Stores a typed prescription for a cart; the token opens it. */
export function saveTyped(
  store: PrescriptionStore,
  content: Pick<StoredPrescription, 'person' | 'examined_on' | 'values'>,
): Promise<string> {
  return saveForCart(store, { source: 'typed', content: { kind: 'glasses', ...content, lenses: null, file: null } });
}

/** Stores an uploaded prescription for a cart; the token opens it. */
export function saveUpload(store: PrescriptionStore, { file, bytes }: CheckedFile): Promise<string> {
  return saveForCart(store, {
    source: 'file',
    content: { kind: 'glasses', person: '', examined_on: null, values: null, lenses: null, file },
    bytes,
  });
}

/** Stores a prescription for a cart; the token opens it. */
export async function saveForCart(
  { db, config, userId }: PrescriptionStore,
  { source, content, bytes, storedFile = null }: NewPrescription,
): Promise<string> {
  await refuseTooMany(db);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const owner = { token_hash: hashToken(token), user_id: userId, order_id: null, position: null };
  const now = new Date();
  const row = {
    ...owner,
    source,
    status: 'received' as const,
    sealed: await sealContent(config, owner, content),
    file: bytes ? createFileName() : storedFile,
    consent_at: now.toISOString(),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    expires_at: new Date(now.getTime() + CART_PRESCRIPTION_MS).toISOString(),
  };
  const { id } = await db.insertInto('prescriptions').values(row).returning('id').executeTakeFirstOrThrow();
  if (bytes && row.file !== null) {
    await writeSealedFile(config, row.file, bytes).catch(async (error: unknown) => {
      await db.deleteFrom('prescriptions').where('id', '=', id).execute();
      throw error;
    });
  }
  return token;
}

async function refuseTooMany(db: ShopDatabase): Promise<void> {
  const { count } = await db
    .selectFrom('prescriptions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('expires_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_CART_PRESCRIPTIONS) throw new Failure('TOO_MANY_REQUESTS');
}

/** The prescription that a token opens; undefined for an unknown or expired one. */
export function findByToken(db: ShopDatabase, token: string): Promise<PrescriptionRow | undefined> {
  return db
    .selectFrom('prescriptions')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date().toISOString())]))
    .executeTakeFirst();
}

/** Deletes prescriptions that no order used in time, and files without a prescription. Returns how many. */
export async function removeExpiredPrescriptions(db: ShopDatabase, config: PrescriptionKeyPlace): Promise<number> {
  const now = new Date().toISOString();
  const { numDeletedRows } = await db.deleteFrom('prescriptions').where('expires_at', '<', now).executeTakeFirst();
  return Number(numDeletedRows) + (await removeUnusedFiles(db, config));
}
