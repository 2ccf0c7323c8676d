import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, instant } from '../contract.ts';
import { lineOfText, linesOfText } from '../storable.ts';

/** Longest title of a content block, in characters. */
export const MAX_BLOCK_TITLE = 200;
/** Longest body of a content block in one language, in characters of HTML. */
export const MAX_BLOCK_BODY = 50_000;

/**
 * The texts that the site's own screens show above or below what they are about. They are no settings: those are
 * settings.php's alone, and no key of theirs is read or written here.
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

/** A text in the language of the request; `body` is sanitised HTML. */
export const contentBlock = z.object({ title: z.string(), body: z.string() });
/** See {@link contentBlock}. */
export type ContentBlock = z.output<typeof contentBlock>;

/** GET content.php: the texts that were written, by key; with `?key=…` that one alone. */
export const getContentBlocks = defineCall({
  resource: 'content',
  method: 'GET',
  permission: 'public',
  query: z.object({ key: contentKey.optional() }),
  answer: answerOf(z.partialRecord(contentKey, contentBlock)),
});

/** A text as the back office edits it; one that nobody has written yet is empty and has no version. */
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

/** GET content.php?action=admin-list: a text for every key. */
export const listAdminContent = defineCall({
  resource: 'content',
  method: 'GET',
  action: 'admin-list',
  permission: 'admin',
  answer: answerOf(z.array(adminContentBlock)),
});

/** POST content.php: writes a text whole; a `version` that is not the newest is 412, as is null where one was written. */
export const saveContent = defineCall({
  resource: 'content',
  method: 'POST',
  permission: 'admin',
  body: z.object({
    key: contentKey,
    version: instant.nullable().optional(),
    title_el: lineOfText(MAX_BLOCK_TITLE).default(''),
    title_en: lineOfText(MAX_BLOCK_TITLE).default(''),
    body_el: linesOfText(MAX_BLOCK_BODY).default(''),
    body_en: linesOfText(MAX_BLOCK_BODY).default(''),
  }),
  answer: doneAnswer.extend({ data: z.object({ key: contentKey, version: instant }) }),
});
