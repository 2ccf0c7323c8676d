import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
const number = 'integer not null';
/** Version of rows from before versions were stored. */
const BEFORE_ANY_CHANGE = '1970-01-01T00:00:00.000Z';

const statementsFor = (identity: string) => [
  `create table pictures (id ${identity}, folder ${text}, filename ${text}, width ${number}, height ${number},
    mime ${text}, size ${number}, alt_el ${text}, alt_en ${text}, title_el ${text}, title_en ${text},
    search_text ${text}, uploaded_by ${text}, deleted_by ${text}, created_at ${text}, updated_at ${text},
    deleted_at text, unique (folder, filename))`,
  'create index pictures_by_newest on pictures (created_at, id)',
  'create index pictures_by_deletion on pictures (deleted_at)',
  `alter table gallery_images add column updated_at ${text} default '${BEFORE_ANY_CHANGE}'`,
  'create index gallery_images_by_position on gallery_images (position)',
];

/** Adds the image library, and versions of gallery images. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of statementsFor(identity)) await sql.raw(statement).execute(db);
}
