import type { Generated, Kysely, Selectable } from 'kysely';

/** 0 or 1: both engines store switches as integers. */
export type Flag = 0 | 1;

/** Names and values that belong to the store itself, such as how far its first filling came. */
export interface MetaTable {
  key: string;
  value: string;
}

export interface CategoriesTable {
  id: Generated<number>;
  slug: string;
  name_el: string;
  name_en: string;
  description_el: string;
  description_en: string;
  image: string;
  position: number;
  /** The shelf that this one stands in. */
  parent_id: Generated<number | null>;
  updated_at: Generated<string>;
}

export interface BrandsTable {
  id: Generated<number>;
  slug: string;
  name: string;
  description_el: string;
  description_en: string;
  updated_at: Generated<string>;
}

/** Amounts are cents with VAT; `pay_cents` is what is paid: the sale price where there is one. */
export interface ProductsTable {
  id: Generated<number>;
  slug: string;
  sku: string;
  name_el: string;
  name_en: string;
  short_description_el: string;
  short_description_en: string;
  description_el: string;
  description_en: string;
  category_id: number;
  brand_id: number;
  product_type: string;
  price_cents: number;
  sale_price_cents: number | null;
  pay_cents: number;
  stock: number;
  featured: Flag;
  rating_tenths: number | null;
  vat_rate: number;
  shape_el: string | null;
  shape_en: string | null;
  colour_el: string | null;
  colour_en: string | null;
  material_el: string | null;
  material_en: string | null;
  lens_width: number | null;
  bridge_width: number | null;
  temple_length: number | null;
  images: string;
  status: string;
  sort_el: string;
  sort_en: string;
  search_text: string;
  created_at: string;
  updated_at: string;
}

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

export interface GalleryImagesTable {
  id: Generated<number>;
  filename: string;
  alt_el: string;
  alt_en: string;
  title_el: string;
  title_en: string;
  description_el: string;
  description_en: string;
  category_el: string;
  category_en: string;
  caption_el: string;
  caption_en: string;
  position: number;
}

/** Settings by key; each value is JSON, one per language. */
export interface SettingsTable {
  key: string;
  value_el: string;
  value_en: string;
}

export interface UsersTable {
  id: Generated<number>;
  name: string;
  /** Lower case; the one that signs in. */
  email: string;
  password_hash: string;
  role: string | null;
  must_change_password: Flag;
  created_at: string;
}

export interface SessionsTable {
  token_hash: string;
  user_id: number;
  created_at: string;
  expires_at: string;
}

/** Failed logins of an account or an address in the running window. */
export interface LoginAttemptsTable {
  bucket: string;
  failures: number;
  window_ends_at: string;
}

export interface OrdersTable {
  id: Generated<number>;
  number: string;
  token_hash: string;
  created_at: string;
  status: string;
  payment_status: string;
  fulfilment_status: string;
  version: number;
  user_id: number | null;
  language: string;
  full_name: string;
  email: string;
  phone: string;
  shipping_method: string;
  address: string | null;
  payment_method: string;
  invoice: string | null;
  note: string;
  items: number;
  subtotal_cents: number;
  shipping_cents: number;
  payment_fee_cents: number;
  total_cents: number;
  /** JSON: cents of VAT by rate. */
  vat: string;
  marketing_consent: Flag;
  search_text: string;
  /** reserved, committed or released; a release happens once. */
  stock_state: string;
  reserved_until: string | null;
}

export interface OrderLinesTable {
  id: Generated<number>;
  order_id: number;
  position: number;
  product_id: number;
  slug: string;
  name: string;
  brand_name: string;
  image: string;
  quantity: number;
  unit_price_cents: number;
  original_price_cents: number;
  line_total_cents: number;
  vat_rate: number;
}

export interface OrderEventsTable {
  id: Generated<number>;
  order_id: number;
  axis: string;
  from_state: string | null;
  to_state: string;
  actor: string;
  at: string;
}

export interface IdempotencyKeysTable {
  key_hash: string;
  body_hash: string;
  answer: string;
  created_at: string;
}

export interface CountersTable {
  name: string;
  value: number;
}

/** An answer to the question about cookies; nothing says whose. */
export interface ConsentsTable {
  id: Generated<number>;
  consent_id: string;
  at: string;
  version: string;
  choice: string;
  functional: Flag;
  analytics: Flag;
  marketing: Flag;
}

/** `day` is the shop's calendar day, here and in the other tables of visits. */
export interface PageViewsTable {
  id: Generated<number>;
  session_id: string;
  at: string;
  day: string;
  path: string;
  title: string;
  referrer_host: string;
  device: string;
  language: string;
}

export interface VisitEventsTable {
  id: Generated<number>;
  session_id: string;
  at: string;
  day: string;
  name: string;
  /** JSON. */
  properties: string;
  path: string;
}

export interface VisitEndsTable {
  session_id: string;
  at: string;
  day: string;
  duration_ms: number;
}

/** What visitors wrote through contact forms; `read_at` is null while nobody has read it. */
export interface ContactMessagesTable {
  id: Generated<number>;
  created_at: string;
  form_id: string;
  form_title: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  gdpr_consent: Flag;
  language: string;
  read_at: string | null;
}

/** `product_name` is what was booked, in the visitor's language, and stays when the product goes. */
export interface BookingsTable {
  id: Generated<number>;
  created_at: string;
  status: string;
  version: number;
  user_id: number | null;
  product_id: number | null;
  product_name: string;
  language: string;
  full_name: string;
  email: string;
  phone: string;
  number_of_people: number;
  special_requests: string;
  total_cents: number;
  /** A day of the shop's calendar, YYYY-MM-DD. */
  booking_date: string;
}

export interface BookingEventsTable {
  id: Generated<number>;
  booking_id: number;
  from_status: string | null;
  to_status: string;
  actor: string;
  at: string;
}

/** The tables of the shop, as every engine offers them. */
export interface Tables {
  meta: MetaTable;
  categories: CategoriesTable;
  brands: BrandsTable;
  products: ProductsTable;
  post_categories: PostCategoriesTable;
  posts: PostsTable;
  services: ServicesTable;
  pages: PagesTable;
  gallery_images: GalleryImagesTable;
  settings: SettingsTable;
  users: UsersTable;
  sessions: SessionsTable;
  login_attempts: LoginAttemptsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  counters: CountersTable;
  contact_messages: ContactMessagesTable;
  bookings: BookingsTable;
  booking_events: BookingEventsTable;
  consents: ConsentsTable;
  page_views: PageViewsTable;
  visit_events: VisitEventsTable;
  visit_ends: VisitEndsTable;
}

/** The typed door to the store: the same for SQLite and PostgreSQL, and for a transaction of either. */
export type ShopDatabase = Kysely<Tables>;

export type ProductRow = Selectable<ProductsTable>;
export type OrderRow = Selectable<OrdersTable>;
export type BookingRow = Selectable<BookingsTable>;
