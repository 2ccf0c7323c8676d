import type { Insertable, NotNull, Updateable } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { PostCategoriesTable } from '../../../database/tables/content.ts';
import type { Language } from '../../../text/translate.ts';
import { isOut } from './published-posts.ts';

/** All subjects in the order they were made, with how many posts everybody may read each has. */
export function findPostCategories(db: ShopDatabase, language: Language) {
  return db
    .selectFrom('post_categories')
    .leftJoin('posts', (join) => join.onRef('posts.category_id', '=', 'post_categories.id').on(isOut()))
    .select((eb) => [
      'post_categories.id',
      'post_categories.slug',
      `post_categories.name_${language} as name`,
      eb.fn.count<number>('posts.id').as('post_count'),
    ])
    .groupBy('post_categories.id')
    .orderBy('post_categories.id')
    .execute();
}

/** All subjects for the back office, with how many posts of any status each has. */
export function findAdminPostCategories(db: ShopDatabase) {
  return db
    .selectFrom('post_categories')
    .select(['id', 'slug', 'name_el', 'name_en', 'updated_at as version'])
    .select((eb) =>
      eb
        .selectFrom('posts')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('posts.category_id', '=', 'post_categories.id')
        .as('post_count'),
    )
    .$narrowType<{ post_count: NotNull }>()
    .orderBy('id')
    .execute();
}

/** A subject as it is stored. */
export function findPostCategory(db: ShopDatabase, id: number) {
  return db.selectFrom('post_categories').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a new subject and says its number. */
export async function insertPostCategory(db: ShopDatabase, values: Insertable<PostCategoriesTable>): Promise<number> {
  return (await db.insertInto('post_categories').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Stores what changed of a subject. */
export async function changePostCategory(
  db: ShopDatabase,
  id: number,
  values: Updateable<PostCategoriesTable>,
): Promise<void> {
  await db.updateTable('post_categories').set(values).where('id', '=', id).execute();
}

/** How many posts, of any status, are filed under a subject. */
export async function countPosts(db: ShopDatabase, id: number): Promise<number> {
  const { total } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('category_id', '=', id)
    .executeTakeFirstOrThrow();
  return total;
}

/** Files all posts of a subject under another one. */
export async function movePosts(db: ShopDatabase, id: number, target: number): Promise<void> {
  await db
    .updateTable('posts')
    .set({ category_id: target, updated_at: new Date().toISOString() })
    .where('category_id', '=', id)
    .execute();
}

/** Removes a subject. */
export async function removePostCategory(db: ShopDatabase, id: number): Promise<void> {
  await db.deleteFrom('post_categories').where('id', '=', id).execute();
}
