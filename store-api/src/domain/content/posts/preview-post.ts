import type { ShopDatabase } from '../../../database/schema.ts';
import type { PostRow } from '../../../database/tables/content.ts';
import { requireFound } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { readingMinutes } from './post-columns.ts';
import { findPostBySlug } from './posts.repo.ts';
import { getDraftedRow, loadPostDraft } from './write-post-draft.ts';

/** A post in a language as its page will show it once its draft is published. Its address is still the current one. */
export async function findPreviewedPost(db: ShopDatabase, id: number, language: Language) {
  const loaded = await loadPostDraft(db, id);
  const row = requireFound(await findPostBySlug(db, loaded.row.slug, language, true));
  if (!loaded.draft) return row;
  const drafted = getDraftedRow(loaded);
  return {
    ...row,
    ...(await findCategory(db, drafted.category_id, language)),
    title: drafted[`title_${language}`],
    excerpt: drafted[`excerpt_${language}`],
    content: drafted[`content_${language}`],
    tags: drafted[`tags_${language}`],
    meta_title: drafted[`meta_title_${language}`],
    meta_description: drafted[`meta_description_${language}`],
    author_name: getAuthor(drafted, language),
    images: drafted.images,
    featured: drafted.featured,
    reading_minutes: readingMinutes(drafted.content_el),
    published_at: drafted.published_at,
    created_at: drafted.published_at ?? row.created_at,
  };
}

function getAuthor({ author_name: el, author_name_en: en }: PostRow, language: Language): string {
  return (language === 'en' && en) || el;
}

async function findCategory(db: ShopDatabase, id: number, language: Language) {
  const category = await db
    .selectFrom('post_categories')
    .select([`name_${language} as category_name`, 'slug as category_slug'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Without it, for a category that was deleted since, the preview shows the post's own.
  return category && { ...category, category_id: id };
}
