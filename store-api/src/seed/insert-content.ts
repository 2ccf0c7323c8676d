import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import type { ShopData, ShopPost } from '@fakos/demo-shop/shop-data';
import type { ShopDatabase } from '../database/schema.ts';
import { sanitiseTree } from '../domain/content/pages/sanitise-tree.ts';
import { insertPostTags } from '../domain/content/posts/admin-posts.repo.ts';
import { readingMinutes } from '../domain/content/posts/post-columns.ts';
import { postSearchText } from '../domain/search/search-text.ts';
import { normalise } from '../text/normalise.ts';
import { getIdBySlug, getInsertedId, toColumns, toFlag } from './column-values.ts';

/** Inserts post categories and posts. */
export async function insertPosts(db: ShopDatabase, shop: ShopData): Promise<void> {
  const categoryIds = new Map<string, number>();
  for (const [index, { slug, name }] of shop.postCategories.entries()) {
    const values = { slug, ...toColumns('name', name), position: index + 1 };
    categoryIds.set(slug, await getInsertedId(db.insertInto('post_categories').values(values).returning('id')));
  }
  for (const post of shop.posts) {
    const values = { ...getPostColumns(post), category_id: getIdBySlug(categoryIds, post.category) };
    const id = await getInsertedId(db.insertInto('posts').values(values).returning('id'));
    await insertPostTags(db, id, post.tags);
  }
}

function getPostColumns(post: ShopPost) {
  const texts = {
    ...toColumns('title', post.title),
    ...toColumns('excerpt', post.excerpt),
    ...toColumns('content', post.content, sanitiseHtml),
  };
  return {
    slug: post.slug,
    ...texts,
    ...toColumns('meta_title', { el: '', en: '' }),
    ...toColumns('meta_description', { el: '', en: '' }),
    author_name: post.author_name.el,
    author_name_en: post.author_name.en,
    images: JSON.stringify(post.images),
    tags_el: JSON.stringify(post.tags.el),
    tags_en: JSON.stringify(post.tags.en),
    featured: toFlag(post.featured),
    status: 'published' as const,
    views: post.views,
    reading_minutes: readingMinutes(post.content.el),
    ...toColumns('sort', post.title, normalise),
    search_text: postSearchText({
      ...texts,
      author_name: post.author_name.el,
      author_name_en: post.author_name.en,
      tags_el: post.tags.el,
      tags_en: post.tags.en,
    }),
    published_at: post.created_at,
    created_at: post.created_at,
    updated_at: post.created_at,
  };
}

/** Inserts the services. */
export async function insertServices(db: ShopDatabase, shop: ShopData): Promise<void> {
  const rows = shop.services.map((service, index) => ({
    slug: service.slug,
    ...toColumns('title', service.title),
    ...toColumns('excerpt', service.excerpt),
    ...toColumns('content', service.content, sanitiseHtml),
    icon: service.icon,
    image: service.image,
    duration: service.duration,
    price_cents: service.price_cents,
    bookable: toFlag(service.bookable),
    position: index + 1,
  }));
  if (rows.length > 0) await db.insertInto('services').values(rows).execute();
}

/** Inserts the pages. */
export async function insertPages(db: ShopDatabase, shop: ShopData): Promise<void> {
  const rows = shop.pages.map((page) => ({
    slug: page.slug,
    ...toColumns('title', page.title),
    ...toColumns('menu_title', page.menu_title),
    ...toColumns('meta_description', page.meta_description),
    show_in_menu: toFlag(page.show_in_menu),
    menu_order: page.menu_order,
    no_index: toFlag(page.no_index ?? false),
    status: 'published' as const,
    sections_el: JSON.stringify(sanitiseTree(page.sections.el)),
    sections_en: JSON.stringify(sanitiseTree(page.sections.en)),
    updated_at: page.updated_at,
  }));
  if (rows.length > 0) await db.insertInto('pages').values(rows).execute();
}

/** Inserts the gallery. */
export async function insertGallery(db: ShopDatabase, shop: ShopData): Promise<void> {
  const rows = shop.gallery.map((row, index) => ({
    filename: row.image,
    ...toColumns('alt', row.alt),
    ...toColumns('title', row.title),
    ...toColumns('description', row.description),
    ...toColumns('category', row.category),
    ...toColumns('caption', row.caption),
    position: index + 1,
  }));
  if (rows.length > 0) await db.insertInto('gallery_images').values(rows).execute();
}
