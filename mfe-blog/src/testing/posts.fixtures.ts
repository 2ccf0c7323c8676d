import type { PostDetail, PostSummary } from '@fakos/contracts/posts/contract';

/** A post of a list, distinct by its `number`. */
export function postSummary(number: number, changes: Partial<PostSummary> = {}): PostSummary {
  return {
    id: number,
    slug: `arthro-${number}`,
    title: `Άρθρο ${number}`,
    excerpt: `Περίληψη ${number}`,
    category_id: 1,
    category_name: 'Μόδα',
    category_slug: 'moda',
    author_name: 'Ελένη Δήμου',
    featured_image: `arthro-${number}-1.jpg`,
    featured: 1,
    status: 'published',
    views: 1234,
    reading_minutes: 5,
    created_at: '2026-03-05T08:00:00Z',
    updated_at: '2026-03-05T08:00:00Z',
    ...changes,
  };
}

/** A post of a detail page. */
export function postDetail(number: number, changes: Partial<PostDetail> = {}): PostDetail {
  return {
    ...postSummary(number),
    content: '<h2>Πώς διαλέγω</h2><p>Με το <strong>πρόσωπο</strong>.</p>',
    gallery_images: [],
    tags: ['σκελετοί'],
    meta_title: '',
    meta_description: '',
    related: [],
    ...changes,
  };
}
