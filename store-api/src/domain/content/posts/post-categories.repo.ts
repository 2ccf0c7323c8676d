import type { Insertable, NotNull, Updateable } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { PostCategoriesTable } from '../../../database/tables/content.ts';
import type { Language } from '../../../text/translate.ts';
import { isPublic } from './published-posts.ts';

/** All post categories in the blog's order, with their numbers of public posts. */
export function findPostCategories(db: ShopDatabase, language: Language) {
  return db
    .selectFrom('post_categories')
    .leftJoin('posts', (join) => join.onRef('posts.category_id', '=', 'post_categories.id').on(isPublic()))
    .select((eb) => [
      'post_categories.id',
      'post_categories.slug',
      `post_categories.name_${language} as name`,
      eb.fn.count<number>('posts.id').as('post_count'),
    ])
    .groupBy('post_categories.id')
    .orderBy('post_categories.position')
    .orderBy('post_categories.id')
    .execute();
}

/** All post categories for the back office, in the blog's order, with their numbers of posts of any status. */
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
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A post category as it is stored. */
export function findPostCategory(db: ShopDatabase, id: number) {
  return db.selectFrom('post_categories').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Inserts a post category and returns its ID. */
export async function insertPostCategory(db: ShopDatabase, values: Insertable<PostCategoriesTable>): Promise<number> {
  return (await db.insertInto('post_categories').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Updates a post category. */
export async function changePostCategory(
  db: ShopDatabase,
  id: number,
  values: Updateable<PostCategoriesTable>,
): Promise<void> {
  await db.updateTable('post_categories').set(values).where('id', '=', id).execute();
}

/** The number of posts of any status in a category. */
export async function countPosts(db: ShopDatabase, id: number): Promise<number> {
  const { total } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('category_id', '=', id)
    .executeTakeFirstOrThrow();
  return total;
}

/** Moves all posts of a category to another one. */
export async function movePosts(db: ShopDatabase, id: number, target: number): Promise<void> {
  await db
    .updateTable('posts')
    .set({ category_id: target, updated_at: new Date().toISOString() })
    .where('category_id', '=', id)
    .execute();
}

/** Deletes a post category. */
export async function removePostCategory(db: ShopDatabase, id: number): Promise<void> {
  await db.deleteFrom('post_categories').where('id', '=', id).execute();
}
