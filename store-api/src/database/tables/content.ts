import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

export interface PostCategoriesTable {
  id: Generated<number>;
  slug: string;
  name_el: string;
  name_en: string;
  updated_at: Generated<string>;
}

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
  images: string;
  tags_el: string;
  tags_en: string;
  featured: Flag;
  status: string;
  views: number;
  reading_minutes: number;
  sort_el: string;
  sort_en: string;
  search_text: string;
  created_at: string;
  updated_at: string;
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
  duration: number | null;
  price_cents: number | null;
  bookable: Flag;
  position: number;
}

export interface PagesTable {
  id: Generated<number>;
  slug: string;
  title_el: string;
  title_en: string;
  menu_title_el: string;
  menu_title_en: string;
  meta_description_el: string;
  meta_description_en: string;
  show_in_menu: Flag;
  menu_order: number;
  status: string;
  sections_el: string;
  sections_en: string;
}

/** What the shop writes. */
export interface ContentTables {
  post_categories: PostCategoriesTable;
  posts: PostsTable;
  services: ServicesTable;
  pages: PagesTable;
}
