import { z } from 'zod';
import { offlineCache } from '../caching.ts';
import { dataResponse, defineEndpoint, instant, messageResponse } from '../endpoint.ts';
import { multilineText, singleLineText } from '../plain-text.ts';

/** Maximum length of a content block's title, in characters. */
export const MAX_BLOCK_TITLE = 200;
/** Maximum length of a content block's body in one language, in characters of HTML. */
export const MAX_BLOCK_BODY = 50_000;

/**
 * Keys of the texts above or below the content of the site's own pages. They are separate from the settings of
 * settings.php.
 */
export const contentKey = z.enum([
  'about_intro',
  'faq_intro',
  'contact_intro',
  'contact_outro',
  'privacy_intro',
  'terms_intro',
  'statistics_intro',
  'shop_intro',
  'services_intro',
  'services_outro',
  'checkout_note',
  'order_success_note',
  'not_found_text',
]);
/** See {@link contentKey}. */
export type ContentKey = z.output<typeof contentKey>;

/** A content block in the language of the request; `body` is sanitised HTML. */
export const contentBlock = z.object({ title: z.string(), body: z.string() });
/** See {@link contentBlock}. */
export type ContentBlock = z.output<typeof contentBlock>;

/** GET content.php: the stored blocks by key; with `?key=…`, only that one. */
export const getContentBlocks = defineEndpoint({
  resource: 'content',
  method: 'GET',
  permission: 'public',
  cache: offlineCache,
  query: z.object({ key: contentKey.optional() }),
  response: dataResponse(z.partialRecord(contentKey, contentBlock)),
});

/** A content block in the back office; one that was never stored is empty and has no version. */
export const adminContentBlock = z.object({
  key: contentKey,
  title_el: z.string(),
  title_en: z.string(),
  body_el: z.string(),
  body_en: z.string(),
  version: instant.nullable(),
  updated_by: z.string(),
});
/** See {@link adminContentBlock}. */
export type AdminContentBlock = z.output<typeof adminContentBlock>;

/** GET content.php?action=admin-list: one block for every key. */
export const listAdminContent = defineEndpoint({
  resource: 'content',
  method: 'GET',
  action: 'admin-list',
  permission: 'content',
  response: dataResponse(z.array(adminContentBlock)),
});

/** POST content.php: replaces a block. 412 for a stale `version`, or for null if the block has been stored already. */
export const saveContent = defineEndpoint({
  resource: 'content',
  method: 'POST',
  permission: 'content',
  record: { table: 'content_blocks', key: 'key' },
  body: z.object({
    key: contentKey,
    version: instant.nullable().optional(),
    title_el: singleLineText(MAX_BLOCK_TITLE).default(''),
    title_en: singleLineText(MAX_BLOCK_TITLE).default(''),
    body_el: multilineText(MAX_BLOCK_BODY).default(''),
    body_en: multilineText(MAX_BLOCK_BODY).default(''),
  }),
  response: messageResponse.extend({ data: z.object({ key: contentKey, version: instant }) }),
});
