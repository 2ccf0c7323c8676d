import { type FocalPoint, type ImageFolder, LARGE_IMAGE_BYTES } from '@fakos/contracts/media/contract';
import { type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ImagesTable } from '../../database/tables/images.ts';
import { searchPatterns, toSearchText } from '../../text/normalise.ts';

/** An image of the library as it is stored. */
export type ImageRow = Selectable<ImagesTable>;

/** A stored file to be added to the library. */
export interface ImageEntry {
  readonly folder: ImageFolder;
  readonly filename: string;
  readonly width: number;
  readonly height: number;
  readonly mime: string;
  readonly size: number;
  readonly alt_el?: string;
  readonly alt_en?: string;
  /** E-mail address of the uploader. */
  readonly uploaded_by?: string;
  /** Defaults to now. */
  readonly created_at?: string;
}

/** Adds a new image to the library. */
export async function insertImage(db: ShopDatabase, entry: ImageEntry): Promise<ImageRow> {
  return db.insertInto('pictures').values(toRow(entry)).returningAll().executeTakeFirstOrThrow();
}

/** Adds images to the library; those that are in it already stay unchanged. */
export async function insertUnknownImages(db: ShopDatabase, entries: readonly ImageEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('pictures')
    .values(entries.map(toRow))
    .onConflict((conflict) => conflict.columns(['folder', 'filename']).doNothing())
    .execute();
}

function toRow({ alt_el = '', alt_en = '', uploaded_by = '', ...entry }: ImageEntry) {
  const at = entry.created_at ?? new Date().toISOString();
  return {
    ...entry,
    ...{ alt_el, alt_en, uploaded_by },
    ...{ title_el: '', title_en: '', deleted_by: '', deleted_at: null },
    search_text: toSearchText(entry.filename, alt_el, alt_en),
    created_at: at,
    updated_at: at,
  };
}

/** One image, in the trash or not. */
export function findImage(db: ShopDatabase, id: number): Promise<ImageRow | undefined> {
  return db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An image by the location of its file. */
export function findImageAt(db: ShopDatabase, folder: ImageFolder, filename: string): Promise<ImageRow | undefined> {
  return db
    .selectFrom('pictures')
    .selectAll()
    .where('folder', '=', folder)
    .where('filename', '=', filename)
    .executeTakeFirst();
}

/** The newest image of that name outside the trash, whatever its folder. */
export function findImageNamed(db: ShopDatabase, filename: string): Promise<ImageRow | undefined> {
  return db
    .selectFrom('pictures')
    .selectAll()
    .where('filename', '=', filename)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Names of a folder's images in the library, including deleted ones. */
export async function findKnownNames(db: ShopDatabase, folder: ImageFolder): Promise<Set<string>> {
  const rows = await db.selectFrom('pictures').select('filename').where('folder', '=', folder).execute();
  return new Set(rows.map((row) => row.filename));
}

const focalPoints = compiledOnce((db) =>
  db.selectFrom('pictures').select(['focal_x', 'focal_y']).where('folder', '=', 'products').where('filename', '=', ''),
);

/** The focal point of a file; the centre for one that is not in the library. */
export async function findFocalPoint(db: ShopDatabase, folder: string, filename: string): Promise<FocalPoint> {
  const [found] = await focalPoints(db, undefined, [folder, filename]);
  return found ?? { focal_x: 50, focal_y: 50 };
}

/** Filter of the library; `use` is not a column of this table, see `list-images.ts`. */
export interface ImageFilter {
  readonly folder?: ImageFolder | undefined;
  readonly search: string;
  readonly trash: '0' | '1';
  readonly alt?: 'missing' | undefined;
  readonly weight?: 'large' | undefined;
  readonly sort: 'created_at' | 'filename' | 'size';
  readonly order: 'ASC' | 'DESC';
}

/** One page of the library, and how many images match in all. */
export async function findImages(
  db: ShopDatabase,
  wanted: ImageFilter & { readonly page: number; readonly limit: number },
): Promise<{ rows: ImageRow[]; total: number }> {
  const matching = selectMatching(db, wanted);
  const rows = await inOrder(matching, wanted)
    .selectAll()
    .limit(wanted.limit)
    .offset((wanted.page - 1) * wanted.limit)
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** The files of all images that match, in the order of the list; with a limit, of the first ones. */
export function findImageFiles(
  db: ShopDatabase,
  wanted: ImageFilter,
  limit?: number,
): Promise<Pick<ImageRow, 'id' | 'folder' | 'filename'>[]> {
  const files = inOrder(selectMatching(db, wanted), wanted).select(['id', 'folder', 'filename']);
  return (limit === undefined ? files : files.limit(limit)).execute();
}

/** Images in the order of their numbers; those that do not exist are left out. */
export async function findImagesByIds(db: ShopDatabase, ids: readonly number[]): Promise<ImageRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('pictures').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function selectMatching(db: ShopDatabase, wanted: ImageFilter) {
  let matching = db.selectFrom('pictures').where('deleted_at', wanted.trash === '1' ? 'is not' : 'is', null);
  if (wanted.folder) matching = matching.where('folder', '=', wanted.folder);
  for (const pattern of searchPatterns(wanted.search)) {
    matching = matching.where((eb) => sql<SqlBool>`${eb.ref('search_text')} like ${pattern} escape '\\'`);
  }
  if (wanted.alt) matching = matching.where((eb) => eb.or([eb('alt_el', '=', ''), eb('alt_en', '=', '')]));
  if (wanted.weight) matching = matching.where('size', '>=', LARGE_IMAGE_BYTES);
  return matching;
}

function inOrder(matching: ReturnType<typeof selectMatching>, { sort, order }: ImageFilter) {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  return matching.orderBy(sort, direction).orderBy('id', direction);
}

/** Updates an image that is still equal to `row`; false if another user changed it first. */
export async function changeImage(
  db: ShopDatabase,
  row: Pick<ImageRow, 'id' | 'updated_at'>,
  values: Updateable<ImagesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pictures')
    .set(values)
    .where('id', '=', row.id)
    .where('updated_at', '=', row.updated_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Some images that were deleted before an instant. */
export function findDeletedBefore(db: ShopDatabase, instant: string, limit: number): Promise<ImageRow[]> {
  return db.selectFrom('pictures').selectAll().where('deleted_at', '<', instant).limit(limit).execute();
}

/** Deletes the row of an image. */
export async function forgetImage(db: ShopDatabase, id: number): Promise<void> {
  await db.deleteFrom('pictures').where('id', '=', id).where('deleted_at', 'is not', null).execute();
}

/** Some images whose earlier version was stored before an instant. */
export function findReplacedBefore(db: ShopDatabase, instant: string, limit: number): Promise<ImageRow[]> {
  return db.selectFrom('pictures').selectAll().where('replaced_at', '<', instant).limit(limit).execute();
}

/** Records that the earlier version of an image's file is gone. */
export async function forgetEarlierVersion(db: ShopDatabase, id: number): Promise<void> {
  await db.updateTable('pictures').set({ replaced_at: null }).where('id', '=', id).execute();
}
