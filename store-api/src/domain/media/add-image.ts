import { extname } from 'node:path';
import type { ImageFolder } from '@fakos/contracts/media/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure } from '../../errors/failure.ts';
import type { Session } from '../accounts/sessions/sessions.repo.ts';
import { type FilesPlace, openStorage } from '../files/open-storage.ts';
import { type ImageEntry, type ImageRow, insertImage } from './images.repo.ts';
import { type NewImage, storeImage, writeUnderFreeName } from './store-image.ts';
import { getOriginalKey } from './stored-files.ts';

interface Upload {
  readonly folder: ImageFolder;
  readonly alt_el: string;
  readonly alt_en: string;
}

/** The part of the request context that storing an upload needs. */
export interface UploadContext {
  readonly config: FilesPlace;
  readonly session: Session | null;
  readonly file: Omit<NewImage, 'folder'> | undefined;
}

type Filed = (db: ShopDatabase, entry: ImageEntry) => Promise<ImageRow>;

/**
 * Stores an uploaded file and adds it to the library; `file` may add it elsewhere too. An image that
 * cannot be added leaves no file behind.
 *
 * @throws Failure BAD_REQUEST where no file came, and what {@link storeImage} throws
 */
export async function addUpload(
  db: ShopDatabase,
  { config, session, file }: UploadContext,
  { folder, ...texts }: Upload,
  fileIt: Filed = insertImage,
): Promise<ImageRow> {
  if (!file) throw new Failure('BAD_REQUEST', { reason: 'noFile' });
  const stored = await storeImage(config, { folder, ...file });
  return fileOrRemove(config, { folder, ...stored, ...texts, uploaded_by: session?.user.email ?? '' }, (entry) =>
    fileIt(db, entry),
  );
}

/** Copies an image with its texts into a folder and adds the copy to the library. */
export async function duplicateImage(
  db: ShopDatabase,
  { config, session }: Omit<UploadContext, 'file'>,
  { original, folder }: { original: ImageRow; folder: ImageFolder },
  fileIt: Filed = insertImage,
): Promise<ImageRow> {
  const bytes = await openStorage(config).read(getOriginalKey(original));
  if (!bytes) throw new Failure('NOT_FOUND');
  const ending = extname(original.filename).slice(1);
  const filename = await writeUnderFreeName(config, { folder, name: original.filename, ending, bytes });
  const { width, height, mime, size, alt_el, alt_en } = original;
  const entry = { folder, filename, width, height, mime, size, alt_el, alt_en, uploaded_by: session?.user.email ?? '' };
  return fileOrRemove(config, entry, (filed) => fileIt(db, filed));
}

async function fileOrRemove(
  place: FilesPlace,
  entry: ImageEntry,
  fileIt: (entry: ImageEntry) => Promise<ImageRow>,
): Promise<ImageRow> {
  try {
    return await fileIt(entry);
  } catch (error) {
    await openStorage(place).remove(getOriginalKey(entry));
    throw error;
  }
}
