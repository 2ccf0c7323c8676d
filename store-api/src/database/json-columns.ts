import { lensMatrix } from '@fakos/contracts/contact-lenses/fields';
import { lineConfiguration } from '@fakos/contracts/line-configuration/contract';
import { pageSection, storedSection } from '@fakos/contracts/pages/contract';
import { listColumn } from '@fakos/contracts/preferences/contract';
import { z } from 'zod';

// The columns that hold JSON, each with the schema of its values. Rules of a form are not repeated here: a value that was
// valid when it was written must stay readable after the form became stricter.

/** Reads a JSON text through a schema; text that is not JSON counts as an invalid value. */
function jsonColumn<Schema extends z.ZodType>(column: string, schema: Schema, fallback?: () => z.output<Schema>) {
  return function readColumn(text: string): z.output<Schema> {
    const parsed = schema.safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    if (fallback) return fallback();
    throw new Error(`The column ${column} holds an invalid value: ${z.prettifyError(parsed.error)}`);
  };
}

/** The value of a JSON text; undefined for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ids = z.array(z.number());
const texts = z.array(z.string());
const byLanguage = z.object({ el: z.string(), en: z.string() });

/** `images` of products and posts: file names, the main image first. None where the value is invalid. */
export const readImages = jsonColumn('images', texts, () => []);

/** The main image of such a column; empty where there is none. */
export function readMainImage(images: string): string {
  return readImages(images)[0] ?? '';
}

/** `posts.tags_el` and `posts.tags_en`. */
export const readTags = jsonColumn('posts.tags', texts, () => []);

const postFields = z.object({
  slug: z.string(),
  title_el: z.string(),
  title_en: z.string(),
  excerpt_el: z.string(),
  excerpt_en: z.string(),
  content_el: z.string(),
  content_en: z.string(),
  meta_title_el: z.string(),
  meta_title_en: z.string(),
  meta_description_el: z.string(),
  meta_description_en: z.string(),
  category_id: z.number(),
  author_name: z.string(),
  author_name_en: z.string(),
  images: z.string(),
  tags_el: z.string(),
  tags_en: z.string(),
  featured: z.union([z.literal(0), z.literal(1)]),
  published_at: z.string().nullable(),
});

/** The columns of a post that drafts and revisions have. */
export type StoredPostFields = z.output<typeof postFields>;

/** The names of these columns. */
export const postFieldNames = postFields.keyof().options;

/** `post_field_revisions.fields`. */
export const readPostFields = jsonColumn('post_field_revisions.fields', postFields);

/** `post_drafts.changes`. */
export const readPostChanges = jsonColumn('post_drafts.changes', postFields.partial());

/** `sections_el` and `sections_en` of pages, as visitors read them. */
export const readPublicSections = jsonColumn('pages.sections', z.array(pageSection));

/** The same columns with everything that the page builder wrote. */
export const readSections = jsonColumn('pages.sections', z.array(storedSection.extend({ id: z.string() })));

/** `stale_en` of pages, posts and drafts: ids of sections and widgets. */
export const readStaleIds = jsonColumn('stale_en', texts, () => []);

/** `orders.address` and `addresses.address`. */
export const readAddress = jsonColumn(
  'address',
  z.object({
    street: z.string(),
    street_number: z.string(),
    city: z.string(),
    postcode: z.string(),
    country: z.literal('GR').default('GR'),
  }),
);

/** `orders.invoice`. */
export const readInvoice = jsonColumn(
  'orders.invoice',
  z.object({
    vat_number: z.string(),
    company_name: z.string(),
    tax_office: z.string(),
    activity: z.string().optional(),
  }),
);

/** `orders.vat`: cents of VAT by rate. */
export const readVat = jsonColumn('orders.vat', z.array(z.object({ rate: z.number(), cents: z.number() })));

/** `order_edits.changes` */
export const readOrderChanges = jsonColumn(
  'order_edits.changes',
  z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
);

/** `order_lines.options`: the add-ons of a line; their prices are part of its unit price. */
export const readLineOptions = jsonColumn(
  'order_lines.options',
  z.array(z.object({ id: z.number(), name: z.string(), price_cents: z.number() })),
);

/** `order_lines.configuration` */
export const readLineConfiguration = jsonColumn('order_lines.configuration', lineConfiguration);

/** `products.lens_matrix` */
export const readLensMatrix = jsonColumn('products.lens_matrix', lensMatrix);

/** `coupons.product_ids` and `coupons.category_ids`. */
export const readCouponTargets = jsonColumn('coupons.product_ids or category_ids', ids);

/** `settings_log.keys`: names of the settings that a change concerned. */
export const readChangedKeys = jsonColumn('settings_log.keys', texts, () => []);

const bothLanguages = z.object({ el: z.unknown(), en: z.unknown() });

/** `settings_log.changes`: the values before and after, by setting; null for the default. */
export const readSettingChanges = jsonColumn(
  'settings_log.changes',
  z.record(z.string(), z.object({ before: bothLanguages.nullable(), after: bothLanguages.nullable() })),
  () => ({}),
);

/** `audit_log.changes`: the values before and after, by field. */
export const readAuditChanges = jsonColumn(
  'audit_log.changes',
  z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  () => ({}),
);

/** `notifications.params`: a text that is the same in every language, or one per language. */
export const readNotificationParams = jsonColumn(
  'notifications.params',
  z.record(z.string(), z.union([z.string(), z.number(), byLanguage])),
  () => ({}),
);

/** `list_views.columns`, and the columns of a list among `user_preferences`. */
export const readListColumns = jsonColumn('list_views.columns', z.array(listColumn), () => []);

/** `user_preferences.value`; undefined where the value is invalid. */
export const readPreference = jsonColumn(
  'user_preferences.value',
  z.union([z.boolean(), z.number(), z.string(), texts]).optional(),
  () => undefined,
);
