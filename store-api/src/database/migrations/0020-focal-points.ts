import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const statements = [
  // In percent; the centre, as images were cropped before.
  'alter table pictures add column focal_x integer not null default 50',
  'alter table pictures add column focal_y integer not null default 50',
  // Focal point of the earlier version of the file.
  'alter table pictures add column earlier_focal_x integer not null default 50',
  'alter table pictures add column earlier_focal_y integer not null default 50',
  // Set while an earlier version of the file is stored.
  'alter table pictures add column replaced_at text',
  'create index pictures_by_replacement on pictures (replaced_at)',
];

/** Focal points of images, and earlier versions of replaced ones. */
export async function up(db: MigrationDatabase): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
