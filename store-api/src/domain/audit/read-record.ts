import { isDeepStrictEqual } from 'node:util';
import { formatLensMatrix } from '@fakos/contracts/contact-lenses/matrix-text';
import type { WrittenRecord } from '@fakos/contracts/endpoint';
import { toEuros } from '@fakos/contracts/money';
import { formatStrengths } from '@fakos/contracts/reading-glasses/strengths-text';
import { settingDefinitions } from '@fakos/contracts/settings/contract';
import { sql } from 'kysely';
import { parseJson, readLensMatrix } from '../../database/json-columns.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { listStrengths } from '../catalogue/products/strengths.repo.ts';
import type { Fields } from './find-changes.ts';
import { isPersonal } from './hidden-fields.ts';

/** Columns that are derived or maintained by every write. They are left out, because they do not show what was changed. */
const derivedColumns: readonly string[] = [
  ...['version', 'created_at', 'updated_at', 'updated_by', 'search_text', 'sort_el', 'sort_en'],
  ...['pay_cents', 'code_key', 'views', 'reading_minutes', 'used', 'stock_state', 'reserved_until'],
];

/** Columns that name a row, the most precise first. */
const labelColumns = ['number', 'code', 'title_el', 'name_el', 'full_name', 'name', 'filename', 'slug', 'key'];

/** Tables that link rows, by the table whose form edits the links. */
const links: Readonly<Record<string, { field: string; table: string; own: string; other: string }>> = {
  products: { field: 'addon_ids', table: 'product_addon_links', own: 'product_id', other: 'addon_id' },
  product_addons: { field: 'product_ids', table: 'product_addon_links', own: 'addon_id', other: 'product_id' },
};

/** A row as the audit log compares it. */
export interface StoredRecord {
  readonly fields: Fields;
  readonly label: string;
  /** True if the label is data of a person. */
  readonly hasPersonalLabel: boolean;
}

/** The row of a record; undefined without a key, or if there is none. The settings are one record. */
export async function readRecord(
  db: ShopDatabase,
  { table, key: column = 'id' }: WrittenRecord,
  key: string | number | undefined,
): Promise<StoredRecord | undefined> {
  if (table === 'settings') return { fields: await readSettings(db), label: '', hasPersonalLabel: false };
  if (key === undefined) return undefined;
  const { rows } = await sql<Fields>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${key}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const label = labelColumns.find((name) => typeof row[name] === 'string' && row[name] !== '');
  return {
    fields: { ...toFields(row, column), ...(await readLinks(db, table, key)), ...(await readOptics(db, table, row)) },
    label: label === undefined ? '' : String(row[label]),
    hasPersonalLabel: label !== undefined && isPersonal(table, label),
  };
}

function toFields(row: Fields, keyColumn: string): Fields {
  const entries = Object.entries(row).filter(([column]) => column !== keyColumn && !derivedColumns.includes(column));
  return Object.fromEntries(
    entries.map(([column, value]) =>
      column.endsWith('_cents')
        ? [column.replace(/_cents$/, ''), value === null ? null : toEuros(Number(value))]
        : [column.replace(/_hash$/, ''), value],
    ),
  );
}

async function readLinks(db: ShopDatabase, name: string, key: string | number): Promise<Fields> {
  const link = links[name];
  if (!link) return {};
  const { field, table, own, other } = link;
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(other)} as id from ${sql.table(table)} where ${sql.ref(own)} = ${key} order by 1`.execute(db);
  return { [field]: rows.map(({ id }) => id) };
}

/** What a product of optics can be bought in, as the lines that files of products have. */
async function readOptics(db: ShopDatabase, table: string, row: Fields): Promise<Fields> {
  if (table !== 'products') return {};
  const { lens_matrix: matrix, id } = row;
  return {
    lens_matrix: typeof matrix === 'string' ? formatLensMatrix(readLensMatrix(matrix)) : null,
    strengths: formatStrengths(await listStrengths(db, Number(id))),
  };
}

/** The settings, stored or by default: the value, or one per language where they differ. */
async function readSettings(db: ShopDatabase): Promise<Fields> {
  const rows = await db.selectFrom('settings').selectAll().execute();
  const stored = rows.map((row) => [row.key, { el: parseJson(row.value_el), en: parseJson(row.value_en) }] as const);
  const defaults = Object.entries(settingDefinitions).map(([key, { fallback }]) => [key, fallback] as const);
  const values = new Map<string, { readonly el: unknown; readonly en: unknown }>([...defaults, ...stored]);
  return Object.fromEntries([...values].map(([key, { el, en }]) => [key, isDeepStrictEqual(el, en) ? el : { el, en }]));
}
