import { type cropMedia, type FocalPoint, isReplaceable } from '@fakos/contracts/media/contract';
import sharp from 'sharp';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure, requireFound } from '../../errors/failure.ts';
import { type FilesPlace, openStorage } from '../files/open-storage.ts';
import { checkVersion, getNextVersion } from '../writing/versions.ts';
import { requireVisible } from './edit-image.ts';
import { type EncodedImage, encodeAs, encodeImage } from './encode-image.ts';
import { changeImage, findImage, type ImageRow } from './images.repo.ts';
import { MAX_IMAGE_PIXELS, readImageHeader } from './read-image.ts';
import { removeResized } from './resized-images.ts';
import type { NewImage } from './store-image.ts';
import { getEarlierKey, getOriginalKey } from './stored-files.ts';
import { emptyOldTrash } from './trash.ts';

/** The image whose file shall change, and its version as the editor saw it. */
interface ChangedFile {
  readonly id: number;
  readonly version?: string | undefined;
}

type NewFile = Pick<EncodedImage, 'bytes' | 'width' | 'height' | 'mime'> & Partial<FocalPoint>;

/**
 * Replaces the file of an image and keeps its name, and so its URL and its format.
 *
 * @throws Failure BAD_REQUEST without a file, STALE_VERSION, VALIDATION for an image whose format is not written here, and
 *   what {@link readImageHeader} throws
 */
export async function replaceImage(
  db: ShopDatabase,
  place: FilesPlace,
  { file, ...wanted }: ChangedFile & { readonly file: Omit<NewImage, 'folder'> | undefined },
): Promise<ImageRow> {
  if (!file) throw new Failure('BAD_REQUEST', { reason: 'noFile' });
  const row = await findReplaceable(db, wanted);
  const header = await readImageHeader(file.bytes);
  return exchange(db, place, row, await encodeImage(file.bytes, header, getEnding(row.filename)));
}

/** Crops an image; the focal point stays at the same place of the motif. */
export async function cropImage(
  db: ShopDatabase,
  place: FilesPlace,
  { id, version, ...area }: z.output<typeof cropMedia.body>,
): Promise<ImageRow> {
  const row = await findReplaceable(db, { id, version });
  const bytes = requireFound(await openStorage(place).read(getOriginalKey(row)));
  const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS }).autoOrient();
  const size = (await image.metadata()).autoOrient;
  const left = Math.min(Math.round(area.x * size.width), size.width - 1);
  const top = Math.min(Math.round(area.y * size.height), size.height - 1);
  const width = Math.max(1, Math.min(Math.round(area.width * size.width), size.width - left));
  const height = Math.max(1, Math.min(Math.round(area.height * size.height), size.height - top));
  const cropped = await encodeAs(image.extract({ left, top, width, height }), getEnding(row.filename));
  return exchange(db, place, row, {
    ...cropped,
    focal_x: toPercent(row.focal_x, area.x, area.width),
    focal_y: toPercent(row.focal_y, area.y, area.height),
  });
}

/** Exchanges the file and its earlier version; NOT_FOUND where there is none. */
export async function revertImage(db: ShopDatabase, place: FilesPlace, wanted: ChangedFile): Promise<ImageRow> {
  const row = await findReplaceable(db, wanted);
  const bytes = row.replaced_at === null ? undefined : await openStorage(place).read(getEarlierKey(row));
  const { width, height } = (await sharp(requireFound(bytes)).metadata()).autoOrient;
  const { earlier_focal_x: focal_x, earlier_focal_y: focal_y, mime } = row;
  const earlier = { bytes: requireFound(bytes), mime: mime as NewFile['mime'], width, height, focal_x, focal_y };
  return exchange(db, place, row, earlier);
}

async function findReplaceable(db: ShopDatabase, { id, version }: ChangedFile): Promise<ImageRow> {
  const row = requireVisible(await findImage(db, id));
  checkVersion(version, row.updated_at);
  if (!isReplaceable(row.filename)) throw new Failure('VALIDATION', { reason: 'fixedPicture' });
  return row;
}

/** Stores a new file under the image's name, and the present one as its earlier version. */
async function exchange(
  db: ShopDatabase,
  place: FilesPlace,
  row: ImageRow,
  { bytes, width, height, mime, focal_x = row.focal_x, focal_y = row.focal_y }: NewFile,
): Promise<ImageRow> {
  const storage = openStorage(place);
  const at = getNextVersion(row.updated_at);
  const values = { width, height, mime, focal_x, focal_y, size: bytes.length };
  const earlierFocal = { earlier_focal_x: row.focal_x, earlier_focal_y: row.focal_y };
  const change = { ...values, ...earlierFocal, updated_at: at, replaced_at: at };
  await db.transaction().execute(async (transaction) => {
    if (!(await changeImage(transaction, row, change))) throw new Failure('STALE_VERSION');
    await storage.copy(getOriginalKey(row), getEarlierKey(row));
    await storage.write(getOriginalKey(row), bytes);
  });
  await removeResized(place.DATA_DIR, row.folder, row.filename);
  await emptyOldTrash(db, place);
  return { ...row, ...change };
}

function getEnding(filename: string): EncodedImage['ending'] {
  if (filename.toLowerCase().endsWith('.png')) return 'png';
  return filename.toLowerCase().endsWith('.webp') ? 'webp' : 'jpg';
}

/** A position in percent of the whole, in percent of a part of it. */
function toPercent(position: number, start: number, length: number): number {
  return Math.max(0, Math.min(100, Math.round((position - start * 100) / length)));
}
