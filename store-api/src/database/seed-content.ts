import { sanitiseHtml } from '@fakos/shared-kit/html/sanitise';
import { sanitiseTree } from '../html/sanitise-tree.ts';
import { postSearchText } from '../search/search-text.ts';
import { normalise } from '../text/normalise.ts';
import { readingMinutes } from '../text/reading-time.ts';
import type { DemoCatalogue, DemoPost } from './demo/demo-catalogue.types.ts';
import { imageNames, singleImageName } from './image-names.ts';
import { insertPostTags } from './insert-post-tags.ts';
import type { ShopDatabase } from './schema.ts';
import { both, flag, insertedId, known } from './seed-columns.ts';

/** Writes the demo shop's posts. */
export async function insertPosts(db: ShopDatabase, catalogue: DemoCatalogue): Promise<void> {
  const categoryIds = new Map<string, number>();
  for (const { slug, name } of catalogue.postCategories) {
    const values = { slug, ...both('name', name) };
    categoryIds.set(slug, await insertedId(db.insertInto('post_categories').values(values).returning('id')));
  }
  for (const post of catalogue.posts) {
    const values = { ...postColumns(post), category_id: known(categoryIds, post.category) };
    const id = await insertedId(db.insertInto('posts').values(values).returning('id'));
    await insertPostTags(db, id, post.tags);
  }
}

function postColumns(post: DemoPost) {
  const texts = {
    ...both('title', post.title),
    ...both('excerpt', post.excerpt),
    ...both('content', post.content, sanitiseHtml),
  };
  return {
    slug: post.slug,
    ...texts,
    ...both('meta_title', { el: '', en: '' }),
    ...both('meta_description', { el: '', en: '' }),
    author_name: post.author_name,
    images: JSON.stringify(imageNames(post.slug, post.images.length)),
    tags_el: JSON.stringify(post.tags.el),
    tags_en: JSON.stringify(post.tags.en),
    featured: flag(post.featured),
    status: 'published',
    views: post.views,
    reading_minutes: readingMinutes(post.content.el),
    ...both('sort', post.title, normalise),
    search_text: postSearchText({
      ...texts,
      author_name: post.author_name,
      tags_el: post.tags.el,
      tags_en: post.tags.en,
    }),
    published_at: post.created_at,
    created_at: post.created_at,
    updated_at: post.created_at,
  };
}

/** Writes the demo shop's services. */
export async function insertServices(db: ShopDatabase, catalogue: DemoCatalogue): Promise<void> {
  const rows = catalogue.services.map((service, index) => ({
    slug: service.slug,
    ...both('title', service.title),
    ...both('excerpt', service.excerpt),
    ...both('content', service.content, sanitiseHtml),
    icon: service.icon,
    image: singleImageName(service.slug),
    duration: service.duration,
    price_cents: service.price_cents,
    bookable: flag(service.bookable),
    position: index + 1,
  }));
  if (rows.length > 0) await db.insertInto('services').values(rows).execute();
}

/** When the demo shop's terms and privacy notice were last worked on, which their readers are told. */
const PAGES_WRITTEN_AT = '2026-10-01T07:00:00.000Z';

/** Writes the demo shop's pages. */
export async function insertPages(db: ShopDatabase, catalogue: DemoCatalogue): Promise<void> {
  const rows = catalogue.pages.map((page) => ({
    slug: page.slug,
    ...both('title', page.title),
    ...both('menu_title', page.menu_title),
    ...both('meta_description', page.meta_description),
    show_in_menu: flag(page.show_in_menu),
    menu_order: page.menu_order,
    status: 'published',
    sections_el: JSON.stringify(sanitiseTree(page.sections.el)),
    sections_en: JSON.stringify(sanitiseTree(page.sections.en)),
    updated_at: PAGES_WRITTEN_AT,
  }));
  if (rows.length > 0) await db.insertInto('pages').values(rows).execute();
}

/** Writes the demo shop's gallery. */
export async function insertGallery(db: ShopDatabase, catalogue: DemoCatalogue): Promise<void> {
  const rows = catalogue.gallery.map((image, index) => ({
    filename: singleImageName(image.name),
    ...both('alt', image.alt),
    ...both('title', image.title),
    ...both('description', image.description),
    ...both('category', image.category),
    ...both('caption', image.caption),
    position: index + 1,
  }));
  if (rows.length > 0) await db.insertInto('gallery_images').values(rows).execute();
}
