import type { BuiltKind } from '@fakos/contracts/drafts/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ContentStatus } from '../../../database/tables/content.ts';

/** Tables of the records that are made of sections. */
export const builtTables = { page: 'pages', post: 'posts' } as const satisfies Record<BuiltKind, string>;

/** Sections in both languages, as database columns. */
export interface SectionColumns {
  readonly sections_el: string;
  readonly sections_en: string;
}

/** Sections with the ids whose English is stale, as database columns. */
export interface ContentColumns extends SectionColumns {
  readonly stale_en: string;
}

/** The published content of a page or a post. */
export interface BuiltRow extends ContentColumns {
  readonly id: number;
  readonly slug: string;
  readonly title_el: string;
  readonly title_en: string;
  readonly status: ContentStatus;
  readonly updated_at: string;
  readonly updated_by: string;
}

/** A page or a post outside the trash. */
export async function findBuiltRow(db: ShopDatabase, kind: BuiltKind, id: number): Promise<BuiltRow | undefined> {
  return db
    .selectFrom(builtTables[kind])
    .select(['id', 'slug', 'title_el', 'title_en', 'status', 'updated_at', 'updated_by'])
    .select(['sections_el', 'sections_en', 'stale_en'])
    .where('id', '=', id)
    .where('status', '!=', 'trash')
    .executeTakeFirst();
}

/** Changes the published content of a page or a post. */
export async function changeBuiltRow(
  db: ShopDatabase,
  kind: BuiltKind,
  id: number,
  values: ContentColumns & { readonly updated_at: string; readonly updated_by: string },
): Promise<void> {
  if (kind === 'page') await db.updateTable('pages').set(values).where('id', '=', id).execute();
  else await db.updateTable('posts').set(values).where('id', '=', id).execute();
}

/** The columns of the sections of a row. */
export function getSections({ sections_el, sections_en }: SectionColumns): SectionColumns {
  return { sections_el, sections_en };
}
