import type { ImageUsage } from '@fakos/contracts/media/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { getEngine } from '../../database/engine.ts';
import { readImages } from '../../database/json-columns.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { type ImagePlace, imagePlaces } from './image-places.ts';
import type { ImageRow } from './images.repo.ts';

/** Maximum number of rows listed per kind. */
const MAX_NAMED = 20;
/** Rows whose texts are read at a time. */
const BATCH = 500;
/** Characters that precede a file name inside a text: in an address, in a list of names. */
const BEFORE_NAME = ['=', '/', '"'];
/** File names in a text that follow one of {@link BEFORE_NAME}. */
const MENTIONED = /[=/"]([\p{L}\p{N}][\p{L}\p{N}_.-]{0,180}\.(?:jpe?g|png|webp|avif|gif|svg))(?![\p{L}\p{N}_-])/giu;

type Filed = Pick<ImageRow, 'folder' | 'filename'>;

/** The places that show an image, including its URL inside long texts. */
export async function findUses(db: ShopDatabase, image: Filed, language: Language): Promise<ImageUsage[]> {
  const uses: ImageUsage[] = [];
  for (const place of imagePlaces) {
    const conditions = getConditions(db, place, image);
    if (conditions.length === 0) continue;
    const name = place.name.hasLanguages ? `${place.name.column}_${language}` : place.name.column;
    const id = place.hasId ? sql.ref('id') : sql.lit(null);
    const { rows } = await sql<{ id: number | null; name: string }>`
      select ${id} as id, ${sql.ref(name)} as name from ${sql.table(place.table)}
      where ${sql.join(conditions, sql` or `)} limit ${MAX_NAMED}`.execute(db);
    uses.push(...rows.map((row) => ({ kind: place.kind, ...row })));
  }
  return uses;
}

/** The number of places that show each image, by ID: fields of every kind, and the texts of pages and settings. */
export async function countUses(db: ShopDatabase, images: readonly ImageRow[]): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  const add = (image: ImageRow, count: number) => counts.set(image.id, (counts.get(image.id) ?? 0) + count);
  for (const place of imagePlaces) {
    const own = images.filter(({ folder }) => folder === place.own?.folder);
    const inField = own.length === 0 ? undefined : await countInField(db, place, own);
    for (const image of own) add(image, inField?.get(image.filename) ?? 0);
    const inTexts = place.isSmall && images.length > 0 ? await countInTexts(db, place) : undefined;
    if (inTexts) for (const image of images) add(image, inTexts.get(image.filename) ?? 0);
  }
  return counts;
}

/** A test of whether any place shows an image, long texts included; for lists of what nothing shows. */
export async function findUsedImages(db: ShopDatabase): Promise<(image: Filed) => boolean> {
  const inFields = new Map<string, Set<string>>();
  const inTexts = new Set<string>();
  for (const place of imagePlaces) {
    const { own } = place;
    const files = own ? (inFields.get(own.folder) ?? new Set<string>()) : undefined;
    if (own && files) inFields.set(own.folder, files);
    for await (const row of readPlace(db, place)) {
      const field = own ? (row[own.column] ?? '') : '';
      for (const name of own?.isList ? readImages(field) : [field]) files?.add(name);
      for (const column of place.texts) for (const name of listMentions(row[column] ?? '')) inTexts.add(name);
    }
  }
  return ({ folder, filename }) => inTexts.has(filename) || (inFields.get(folder)?.has(filename) ?? false);
}

/** The rows of a place, so many at a time that their texts fit into memory. */
async function* readPlace(db: ShopDatabase, { table, hasId, key: keyColumn, own, texts }: ImagePlace) {
  const columns = sql.join([...(own ? [own.column] : []), ...texts].map((column) => sql.ref(column)));
  type Row = Record<string, string> & { readonly row_key: string | number };
  const key = sql.ref(keyColumn ?? (hasId ? 'id' : 'key'));
  let after: string | number | undefined;
  for (;;) {
    const rest = after === undefined ? sql`` : sql`where ${key} > ${after}`;
    const { rows } = await sql<Row>`
      select ${key} as row_key, ${columns} from ${sql.table(table)} ${rest} order by ${key} limit ${BATCH}`.execute(db);
    yield* rows;
    after = rows.at(-1)?.row_key;
    if (rows.length < BATCH) return;
  }
}

function listMentions(text: string): string[] {
  return Array.from(text.matchAll(MENTIONED), ([, name = '']) => name);
}

function getConditions(db: ShopDatabase, place: ImagePlace, { folder, filename }: Filed): RawBuilder<SqlBool>[] {
  const position = sql.raw(getEngine(db) === 'postgres' ? 'strpos' : 'instr');
  const contains = (column: string, part: string) => sql<SqlBool>`${position}(${sql.ref(column)}, ${part}) > 0`;
  const { own } = place;
  const inTexts = place.texts.flatMap((column) => BEFORE_NAME.map((mark) => contains(column, `${mark}${filename}`)));
  if (own?.folder !== folder) return inTexts;
  const inField = own.isList
    ? contains(own.column, JSON.stringify(filename))
    : sql<SqlBool>`${sql.ref(own.column)} = ${filename}`;
  return [inField, ...inTexts];
}

async function countInField(
  db: ShopDatabase,
  { table, own }: ImagePlace,
  images: readonly ImageRow[],
): Promise<ReadonlyMap<string, number>> {
  if (!own) return new Map();
  const names = sql.join(images.map(({ filename }) => filename));
  const column = sql.ref(`${table}.${own.column}`);
  const elements =
    getEngine(db) === 'postgres'
      ? sql`jsonb_array_elements_text(${column}::jsonb) as element (value)`
      : sql`json_each(${column}) as element`;
  const { rows } = own.isList
    ? await sql<{ name: string; count: number | string }>`
        select element.value as name, count(*) as count from ${sql.table(table)}, ${elements}
        where element.value in (${names}) group by element.value`.execute(db)
    : await sql<{ name: string; count: number | string }>`
        select ${column} as name, count(*) as count from ${sql.table(table)}
        where ${column} in (${names}) group by ${column}`.execute(db);
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

async function countInTexts(db: ShopDatabase, { table, texts }: ImagePlace): Promise<ReadonlyMap<string, number>> {
  const columns = sql.join(texts.map((column) => sql.ref(column)));
  const { rows } = await sql<Record<string, string>>`select ${columns} from ${sql.table(table)}`.execute(db);
  const counts = new Map<string, number>();
  for (const row of rows) {
    const mentions = Object.values(row).flatMap(listMentions);
    for (const name of new Set(mentions)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
