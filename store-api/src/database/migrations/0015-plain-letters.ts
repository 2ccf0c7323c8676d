import { sql } from 'kysely';
import { specialLetters, withPlainLetters } from './frozen/plain-letters.ts';
import { type FindablePost, type FindableProduct, postSearchText, productSearchText } from './frozen/search-text.ts';
import type { MigrationDatabase } from './migration.ts';

/** Rows that are read and written at a time. */
const BATCH = 500;

/** Tables whose search text is only normalised. */
const plainTables = ['orders', 'users', 'pictures'] as const;

/** Rebuilds search texts with letters such as ø, which are now found by plain ones: 'hamnoy' finds 'Hamnøy'. */
export async function up(db: MigrationDatabase): Promise<void> {
  await rebuild<FindableProduct & Row>(
    db,
    'products',
    sql`select products.*, brands.name as brand, categories.name_el as category_el, categories.name_en as category_en
      from products join brands on brands.id = products.brand_id join categories on categories.id = products.category_id`,
    (product) => productSearchText(withPlainTexts(product)),
  );
  await rebuild<StoredPost>(db, 'posts', sql`select posts.* from posts`, (post) => {
    const { tags_el, tags_en, ...texts } = withPlainTexts(post);
    return postSearchText({ ...texts, tags_el: JSON.parse(tags_el), tags_en: JSON.parse(tags_en) });
  });
  for (const table of plainTables) {
    const rows = sql`select id, search_text from ${sql.table(table)}`;
    await rebuild(db, table, rows, (row) => withPlainLetters(row.search_text));
  }
}

interface Row {
  readonly id: number;
  readonly search_text: string;
}

/** Tags are JSON lists. */
interface StoredPost extends Row, Omit<FindablePost, 'tags_el' | 'tags_en'> {
  readonly tags_el: string;
  readonly tags_en: string;
}

/** Writes the search texts of the rows that have one of the letters; triggers bring it into the index. */
async function rebuild<Found extends Row>(
  db: MigrationDatabase,
  table: string,
  select: ReturnType<typeof sql>,
  getSearchText: (row: Found) => string,
): Promise<void> {
  const column = sql.ref(`${table}.search_text`);
  const id = sql.ref(`${table}.id`);
  const isAffected = sql.join(
    specialLetters.map((letter) => sql`${column} like ${`%${letter}%`}`),
    sql` or `,
  );
  for (let last = 0; ; ) {
    const { rows } = await sql<Found>`${select} where (${isAffected}) and ${id} > ${last}
      order by ${id} limit ${BATCH}`.execute(db);
    for (const row of rows) {
      await sql`update ${sql.table(table)} set search_text = ${getSearchText(row)} where id = ${row.id}`.execute(db);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function withPlainTexts<Found extends Row>(row: Found): Found {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'string' ? withPlainLetters(value) : value,
  ]);
  return Object.fromEntries(entries) as Found;
}
