import { readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { PictureFolder } from '@fakos/shared-kit/api/media/contract';
import type { ShopDatabase } from '../database/schema.ts';
import type { Surroundings } from '../http/endpoint.ts';
import { Failure } from '../http/failure.ts';
import { insertPicture, type PictureEntry, type PictureRow } from './pictures.repo.ts';
import { storePicture, writeUnderFreeName } from './store-picture.ts';

interface Upload {
  readonly folder: PictureFolder;
  readonly alt_el: string;
  readonly alt_en: string;
}

type Where = Pick<Surroundings, 'config' | 'session' | 'file'>;
type Filed = (db: ShopDatabase, entry: PictureEntry) => Promise<PictureRow>;

/**
 * Keeps the file that an upload brought, and files it in the library; `file` may file it elsewhere too. A picture that
 * cannot be filed leaves no file behind.
 *
 * @throws Failure BAD_REQUEST where no file came, and what {@link storePicture} throws
 */
export async function keepUpload(
  db: ShopDatabase,
  { config, session, file }: Where,
  { folder, ...texts }: Upload,
  fileIt: Filed = insertPicture,
): Promise<PictureRow> {
  if (!file) throw new Failure('BAD_REQUEST', { reason: 'noFile' });
  const stored = await storePicture(config.DATA_DIR, { folder, ...file });
  return fileOrRemove(
    config.DATA_DIR,
    { folder, ...stored, ...texts, uploaded_by: session?.user.email ?? '' },
    (entry) => fileIt(db, entry),
  );
}

/** Copies a picture into a folder, with its texts, and files the copy. */
export async function copyPicture(
  db: ShopDatabase,
  { config, session }: Where,
  { original, folder }: { original: PictureRow; folder: PictureFolder },
  fileIt: Filed = insertPicture,
): Promise<PictureRow> {
  const uploads = join(config.DATA_DIR, 'uploads');
  const bytes = await readFile(join(uploads, original.folder, original.filename)).catch(() => undefined);
  if (!bytes) throw new Failure('NOT_FOUND');
  const ending = extname(original.filename).slice(1);
  const filename = await writeUnderFreeName(join(uploads, folder), { name: original.filename, ending, bytes });
  const { width, height, mime, size, alt_el, alt_en } = original;
  const entry = { folder, filename, width, height, mime, size, alt_el, alt_en, uploaded_by: session?.user.email ?? '' };
  return fileOrRemove(config.DATA_DIR, entry, (filed) => fileIt(db, filed));
}

async function fileOrRemove(
  dataDir: string,
  entry: PictureEntry,
  fileIt: (entry: PictureEntry) => Promise<PictureRow>,
): Promise<PictureRow> {
  try {
    return await fileIt(entry);
  } catch (error) {
    await rm(join(dataDir, 'uploads', entry.folder, entry.filename), { force: true });
    throw error;
  }
}
