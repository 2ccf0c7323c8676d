import { normalise } from '../text/normalise.ts';
import type { ShopDatabase } from './schema.ts';

/** Writes what a post is looked up by: its tags in each language, in their order, told apart as search tells words. */
export async function insertPostTags(
  db: ShopDatabase,
  postId: number,
  tags: { readonly el: readonly string[]; readonly en: readonly string[] },
): Promise<void> {
  const rows = (['el', 'en'] as const).flatMap((language) =>
    tags[language].map((tag, position) => ({ post_id: postId, language, position, tag, tag_key: normalise(tag) })),
  );
  if (rows.length > 0) await db.insertInto('post_tags').values(rows).execute();
}
