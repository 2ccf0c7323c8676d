import type { Language } from '@fakos/contracts/languages';
import type { Generated, Selectable } from 'kysely';
import type { Flag } from './flag.ts';

/** State of a post, page or service. */
export type ContentStatus = 'published' | 'draft' | 'trash';

export interface PostCategoriesTable {
  id: Generated<number>;
  slug: string;
  name_el: string;
  name_en: string;
  position: Generated<number>;
  updated_at: Generated<string>;
}

/** A published post is visible from `published_at` on, which a draft may not have yet. */
export interface PostsTable {
  id: Generated<number>;
  slug: string;
  title_el: string;
  title_en: string;
  excerpt_el: string;
  excerpt_en: string;
  content_el: string;
  content_en: string;
  meta_title_el: string;
  meta_title_en: string;
  meta_description_el: string;
  meta_description_en: string;
  category_id: number;
  author_name: string;
  /** Empty where it is the same as `author_name`. */
  author_name_en: Generated<string>;
  /** JSON list of file names: the featured one, then the gallery. */
  images: string;
  /** JSON list, as `tags_en`; looked up in `post_tags`. */
  tags_el: string;
  tags_en: string;
  featured: Flag;
  status: ContentStatus;
  views: number;
  reading_minutes: number;
  sort_el: string;
  sort_en: string;
  search_text: string;
  /** JSON, shown in place of the text; `[]` for a post that is a text. */
  sections_el: Generated<string>;
  sections_en: Generated<string>;
  /** As in {@link PagesTable}. */
  stale_en: Generated<string>;
  published_at: string | null;
  created_at: string;
  updated_at: string;
  /** The last editor. */
  updated_by: Generated<string>;
}

/** Changes of posts that visitors do not see yet. */
export interface PostDraftsTable {
  post_id: number;
  /** JSON: the columns of {@link PostsTable} that differ from those of the post. */
  changes: string;
  updated_at: string;
  /** Name of the user. */
  updated_by: string;
}

/** Revisions of posts: the fields from `at` on, and their author. Those of the sections are apart. */
export interface PostFieldRevisionsTable {
  id: Generated<number>;
  post_id: number;
  at: string;
  actor: string;
  /** JSON: columns of {@link PostsTable}. */
  fields: string;
}

/** `tag_key` is the tag as search sees it. */
export interface PostTagsTable {
  post_id: number;
  language: Language;
  position: number;
  tag: string;
  tag_key: string;
}

/** Counted views of posts: an anonymous hash of session and post, stored for some days. */
export interface PostViewsTable {
  visit_key: string;
  day: string;
}

export interface ServicesTable {
  id: Generated<number>;
  slug: string;
  title_el: string;
  title_en: string;
  excerpt_el: string;
  excerpt_en: string;
  content_el: string;
  content_en: string;
  icon: string;
  image: string;
  /** Minutes. */
  duration: number | null;
  price_cents: number | null;
  bookable: Flag;
  /** JSON of a service's schedule; missing fields have their defaults. */
  schedule: Generated<string>;
  position: number;
  status: Generated<ContentStatus>;
  updated_at: Generated<string>;
  updated_by: Generated<string>;
}

/** Sections are JSON, one list per language. */
export interface PagesTable {
  id: Generated<number>;
  slug: string;
  title_el: string;
  title_en: string;
  menu_title_el: string;
  menu_title_en: string;
  meta_title_el: Generated<string>;
  meta_title_en: Generated<string>;
  meta_description_el: string;
  meta_description_en: string;
  show_in_menu: Flag;
  menu_order: number;
  /** Search engines leave the page out. */
  no_index: Generated<Flag>;
  status: ContentStatus;
  sections_el: string;
  sections_en: string;
  /** JSON list: ids of sections and widgets whose Greek texts changed after their English ones. */
  stale_en: Generated<string>;
  updated_at: Generated<string>;
  updated_by: Generated<string>;
}

/** Revisions of pages: the sections from `at` on, and their author. */
export interface PageRevisionsTable {
  id: Generated<number>;
  page_id: number;
  at: string;
  actor: string;
  sections_el: string;
  sections_en: string;
}

/** As {@link PageRevisionsTable}, of posts. */
export interface PostRevisionsTable extends Omit<PageRevisionsTable, 'page_id'> {
  post_id: number;
}

/** Content blocks of the site's own screens; bodies are HTML. */
export interface ContentBlocksTable {
  key: string;
  title_el: string;
  title_en: string;
  body_el: string;
  body_en: string;
  updated_at: string;
  updated_by: string;
}

/** Tables of pages, posts, services and content blocks. */
export interface ContentTables {
  post_categories: PostCategoriesTable;
  posts: PostsTable;
  post_drafts: PostDraftsTable;
  post_field_revisions: PostFieldRevisionsTable;
  post_tags: PostTagsTable;
  post_views: PostViewsTable;
  services: ServicesTable;
  pages: PagesTable;
  page_revisions: PageRevisionsTable;
  post_revisions: PostRevisionsTable;
  content_blocks: ContentBlocksTable;
}

export type PostRow = Selectable<PostsTable>;
export type PageRow = Selectable<PagesTable>;
export type ServiceRow = Selectable<ServicesTable>;
