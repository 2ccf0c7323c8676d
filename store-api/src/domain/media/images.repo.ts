import type { ImageFolder } from '@fakos/contracts/media/contract';
import { type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ImagesTable } from '../../database/tables/images.ts';
import { searchPatterns, toSearchText } from '../../text/normalise.ts';

/** An image of the library as it is stored. */
export type ImageRow = Selectable<ImagesTable>;

/** A file that is in its folder and shall be in the library. */
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

/** Files a new image in the library. */
export async function insertImage(db: ShopDatabase, entry: ImageEntry): Promise<ImageRow> {
  return db.insertInto('pictures').values(toRow(entry)).returningAll().executeTakeFirstOrThrow();
}

/** Files images that may be in the library already; those stay as they are. */
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

/** Names of a folder's images that the library knows, the deleted ones among them. */
export async function findKnownNames(db: ShopDatabase, folder: ImageFolder): Promise<Set<string>> {
  const rows = await db.selectFrom('pictures').select('filename').where('folder', '=', folder).execute();
  return new Set(rows.map((row) => row.filename));
}

interface ImageFilter {
  readonly folder?: ImageFolder | undefined;
  readonly search: string;
  readonly trash: '0' | '1';
  readonly sort: 'created_at' | 'filename' | 'size';
  readonly order: 'ASC' | 'DESC';
  readonly page: number;
  readonly limit: number;
}

/** One page of the library, and how many images match in all. */
export async function findImages(db: ShopDatabase, wanted: ImageFilter): Promise<{ rows: ImageRow[]; total: number }> {
  let matching = db.selectFrom('pictures').where('deleted_at', wanted.trash === '1' ? 'is not' : 'is', null);
  if (wanted.folder) matching = matching.where('folder', '=', wanted.folder);
  for (const pattern of searchPatterns(wanted.search)) {
    matching = matching.where((eb) => sql<SqlBool>`${eb.ref('search_text')} like ${pattern} escape '\\'`);
  }
  const direction = wanted.order === 'ASC' ? 'asc' : 'desc';
  const rows = await matching
    .selectAll()
    .orderBy(wanted.sort, direction)
    .orderBy('id', direction)
    .limit(wanted.limit)
    .offset((wanted.page - 1) * wanted.limit)
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
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

/** Forgets an image. */
export async function forgetImage(db: ShopDatabase, id: number): Promise<void> {
  await db.deleteFrom('pictures').where('id', '=', id).where('deleted_at', 'is not', null).execute();
}
