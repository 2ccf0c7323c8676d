import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const METADATA = ['meta_title_el', 'meta_title_en', 'meta_description_el', 'meta_description_en'];

/** Logos of brands, the order of brands and post categories, and texts of categories and brands for search engines. */
export async function up(db: MigrationDatabase): Promise<void> {
  for (const table of ['categories', 'brands']) {
    for (const column of METADATA) {
      await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} text not null default ''`.execute(db);
    }
  }
  await sql`alter table brands add column image text not null default ''`.execute(db);
  for (const table of ['brands', 'post_categories']) {
    await sql`alter table ${sql.table(table)} add column position integer not null default 0`.execute(db);
  }
  // Brands were listed by name, post categories in the order of creation.
  await sql`
    update brands set position = 1 + (
      select count(*) from brands as other
      where other.name < brands.name or (other.name = brands.name and other.id < brands.id)
    )`.execute(db);
  await sql`update post_categories set position = id`.execute(db);
}
