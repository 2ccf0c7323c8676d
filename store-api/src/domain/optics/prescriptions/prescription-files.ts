import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { MAX_UPLOAD_BYTES } from '@fakos/contracts/images/contract';
import type { StoredPrescription } from '@fakos/contracts/prescriptions/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure } from '../../../errors/failure.ts';
import { openStorage } from '../../files/open-storage.ts';
import { encodeImage } from '../../media/encode-image.ts';
import { readImageHeader } from '../../media/read-image.ts';
import { seal, unseal } from '../../sealing/seal.ts';
import { loadPrescriptionKey, type PrescriptionKeyPlace } from './sealed-prescription.ts';

/** Folder of the encrypted files in the shop's storage: outside the uploads, which everybody can read. */
export const PRESCRIPTIONS = 'prescriptions';
const NAME_BYTES = 16;
const PDF_START = '%PDF-';
const MAX_NAME = 120;

/** A file to store: its description and its bytes. */
export interface CheckedFile {
  readonly file: NonNullable<StoredPrescription['file']>;
  readonly bytes: Buffer;
}

/** A new random name of a stored file. */
export function createFileName(): string {
  return `${randomBytes(NAME_BYTES).toString('hex')}.sealed`;
}

/**
 * Checks an upload by its first bytes: a PDF is stored as it is, a photo is encoded again without its metadata.
 *
 * @throws Failure BAD_REQUEST without a file, TOO_LARGE, or UNSUPPORTED_MEDIA for everything else
 */
export async function checkFile(upload: { name: string; bytes: Buffer } | undefined): Promise<CheckedFile> {
  if (!upload) throw new Failure('BAD_REQUEST', { reason: 'noFile' });
  const { bytes } = upload;
  if (bytes.length > MAX_UPLOAD_BYTES) throw new Failure('TOO_LARGE');
  const base = path.parse(upload.name.replaceAll(/[\p{Cc}/\\]/gu, '')).name.slice(0, MAX_NAME) || 'prescription';
  if (bytes.toString('latin1', 0, PDF_START.length) === PDF_START) {
    return { file: { name: `${base}.pdf`, mime: 'application/pdf', size: bytes.length }, bytes };
  }
  const encoded = await encodeImage(bytes, await readImageHeader(bytes));
  const { mime, ending } = encoded;
  return { file: { name: `${base}.${ending}`, mime, size: encoded.bytes.length }, bytes: encoded.bytes };
}

/** Encrypts a file into the shop's storage. */
export async function writeSealedFile(config: PrescriptionKeyPlace, name: string, bytes: Buffer): Promise<void> {
  const sealed = seal(await loadPrescriptionKey(config), name, bytes);
  await openStorage(config).write(getKey(name), sealed, { isPrivate: true });
}

/** The bytes of a stored file, or NOT_FOUND. */
export async function readSealedFile(config: PrescriptionKeyPlace, name: string | null): Promise<Buffer> {
  const sealed = name === null ? undefined : await openStorage(config).read(getKey(name));
  const bytes = sealed && name !== null ? unseal(await loadPrescriptionKey(config), name, sealed) : undefined;
  if (!bytes) throw new Failure('NOT_FOUND');
  return bytes;
}

/**
 * Deletes files without a prescription. A row is stored before its file, so every file without a row is unused.
 */
export async function removeUnusedFiles(db: ShopDatabase, config: PrescriptionKeyPlace): Promise<number> {
  const storage = openStorage(config);
  const files = await storage.list(PRESCRIPTIONS);
  if (files.length === 0) return 0;
  const rows = await db.selectFrom('prescriptions').select('file').where('file', 'is not', null).execute();
  const used = new Set(rows.map(({ file }) => file));
  const unused = files.filter(({ key }) => !used.has(path.posix.basename(key)));
  await Promise.all(unused.map(({ key }) => storage.remove(key)));
  return unused.length;
}

function getKey(name: string): string {
  return `${PRESCRIPTIONS}/${path.basename(name)}`;
}
