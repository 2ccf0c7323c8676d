import { z } from 'zod';
import { offlineCache } from '../caching.ts';
import { dataResponse, defineEndpoint, instant, messageResponse, rowId, slug } from '../endpoint.ts';
import { metadataFields, newMetadataFields } from '../metadata.ts';
import { singleLineText } from '../plain-text.ts';
import {
  defineCreateEndpoint,
  defineDeleteEndpoint,
  defineUpdateEndpoint,
  requestedSlug,
  savedResponse,
  updateTarget,
} from '../taxonomy.ts';

/** Maximum length of a page's title, in characters. */
export const MAX_PAGE_TITLE = 160;
/** Maximum length of a page's menu title, in characters. */
export const MAX_MENU_TITLE = 60;
/** Maximum number of sections of a page in one language. */
export const MAX_SECTIONS = 100;
/** Maximum number of widgets of a page in one language, including those inside columns. */
export const MAX_WIDGETS = 500;
/** Maximum nesting depth of widgets. */
export const MAX_WIDGET_DEPTH = 5;
/** Maximum size of a page's sections in one language, in kB (1,000 bytes) of JSON. */
export const MAX_SECTIONS_KB = 480;
/** Number of stored revisions of the published sections of a page or a post; a saved draft is none. */
export const MAX_REVISIONS = 50;
/** Default `menu_order` (spec section 3). */
export const LAST_MENU_ORDER = 999;
/** Maximum number of pages in a new order. */
export const MAX_ORDERED_PAGES = 1000;
/** Largest `menu_order`. */
export const MAX_MENU_ORDER = 100_000;
const MAX_SECTION_ID = 80;

/** Pages with a screen of their own (spec section 2): they cannot be deleted and their slug cannot be changed. */
export const protectedPages: readonly string[] = ['about', 'faq', 'contact', 'privacy', 'terms'];

/** Fields of every widget (spec section 3); each widget's own schema validates the others. */
export const widgetRecord = z.looseObject({ id: z.string(), type: z.string(), order: z.number() });
/** See {@link widgetRecord}. */
export type WidgetRecord = z.output<typeof widgetRecord>;

/** A section of a page: widgets, or legacy HTML without any. `settings` is the page builder's layout. */
export const pageSection = z.object({
  id: z.string(),
  title: z.string().optional(),
  content: z.string().default(''),
  background_color: z.string().optional(),
  widgets: z.array(widgetRecord).default([]),
  settings: z.record(z.string(), z.unknown()).optional(),
});
/** See {@link pageSection}. */
export type PageSection = z.output<typeof pageSection>;

/** Only `published` pages are public. */
export const pageStatus = z.enum(['published', 'draft']);

/** A page in a menu. */
export const pageRecord = z.object({
  id: z.number().int(),
  slug,
  title: z.string(),
  menu_title: z.string(),
  show_in_menu: z.boolean(),
  menu_order: z.number().int(),
});
/** See {@link pageRecord}. */
export type PageRecord = z.output<typeof pageRecord>;

/** A page with its content. */
export const pageDetail = pageRecord.extend({
  meta_title: z.string(),
  meta_description: z.string(),
  /** Search engines leave the page out. Absent where the API does not know it. */
  no_index: z.boolean().optional(),
  sections: z.array(pageSection),
  /** When its content was last changed, if known. */
  updated_at: instant.optional(),
});
/** See {@link pageDetail}. */
export type PageDetail = z.output<typeof pageDetail>;

/** GET pages.php?action=list&status=published&menu_only=true: in menu order; drafts for staff only. */
export const listPages = defineEndpoint({
  resource: 'pages',
  method: 'GET',
  action: 'list',
  permission: 'public',
  cache: offlineCache,
  query: z.object({
    status: pageStatus.optional(),
    menu_only: z.enum(['true', 'false']).optional(),
    /** `true` leaves out what search engines leave out. */
    indexed_only: z.enum(['true', 'false']).optional(),
  }),
  response: dataResponse(z.array(pageRecord)),
});

/** GET pages.php?action=get&slug=…: staff can read drafts too. */
export const getPage = defineEndpoint({
  resource: 'pages',
  method: 'GET',
  action: 'get',
  permission: 'public',
  cache: offlineCache,
  query: z.object({ slug }),
  response: dataResponse(pageDetail),
});

/** A section as stored. Unknown keys are preserved, because other versions of the page builder may have written them. */
export const storedSection = z.looseObject({
  id: singleLineText(MAX_SECTION_ID).min(1),
  title: z.string().optional(),
  content: z.string().optional(),
  background_color: z.string().optional(),
  widgets: z.array(widgetRecord).default([]),
  settings: z.record(z.string(), z.unknown()).optional(),
  /** The reusable section of which this one shows the current content (saved-sections/contract.ts). */
  saved_section_id: z.number().int().positive().optional(),
});
/** See {@link storedSection}. */
export type StoredSection = z.output<typeof storedSection>;

const title = singleLineText(MAX_PAGE_TITLE);
const menuTitle = singleLineText(MAX_MENU_TITLE);
const sections = z.array(storedSection);

const fields = z.object({
  title_el: title.min(1),
  /** May be empty in a draft. */
  title_en: title,
  /** Defaults to the title if empty. */
  menu_title_el: menuTitle,
  menu_title_en: menuTitle,
  ...metadataFields,
  show_in_menu: z.boolean(),
  menu_order: z.number().int().min(0).max(MAX_MENU_ORDER),
  no_index: z.boolean(),
  status: pageStatus,
  sections_el: sections,
  sections_en: sections,
  /** Derived from the Greek title if empty. */
  slug: requestedSlug,
});

const written = { resource: 'pages', permission: 'content', record: { table: 'pages' } } as const;

/** POST pages.php: only the Greek title is required. */
export const createPage = defineCreateEndpoint(
  written,
  fields.extend({
    title_en: title.default(''),
    menu_title_el: menuTitle.default(''),
    menu_title_en: menuTitle.default(''),
    ...newMetadataFields,
    show_in_menu: z.boolean().default(false),
    menu_order: fields.shape.menu_order.default(LAST_MENU_ORDER),
    no_index: z.boolean().default(false),
    status: pageStatus.default('draft'),
    sections_el: sections.default([]),
    sections_en: sections.default([]),
    slug: requestedSlug.default(''),
  }),
);

/** PUT pages.php: changes the given fields and leaves the others; a `status` restores a page from the trash. */
export const updatePage = defineUpdateEndpoint(written, fields);

/** DELETE pages.php: moves to the trash; 409 CONFLICT for one of {@link protectedPages}. */
export const deletePage = defineDeleteEndpoint(written, updateTarget);

/** POST pages.php?action=duplicate: copies a page as a draft with its own slug, outside the menu; the trash is not copied. */
export const duplicatePage = defineEndpoint({
  resource: 'pages',
  method: 'POST',
  action: 'duplicate',
  permission: 'content',
  record: { table: 'pages', keyIn: 'response' },
  body: z.object({ id: rowId }),
  response: savedResponse,
});

/**
 * PUT pages.php?action=order: the ids of all pages outside the trash in their new order. The pages exchange their places
 * in the menu, so that its fixed items stay between the same places.
 */
export const reorderPages = defineEndpoint({
  resource: 'pages',
  method: 'PUT',
  action: 'order',
  permission: 'content',
  body: z.object({ ids: z.array(rowId).max(MAX_ORDERED_PAGES) }),
  response: messageResponse,
});

/** A page in the back office's list. */
export const adminPageSummary = z.object({
  id: z.number().int(),
  slug,
  title_el: z.string(),
  title_en: z.string(),
  menu_title_el: z.string(),
  menu_title_en: z.string(),
  show_in_menu: z.boolean(),
  menu_order: z.number().int(),
  status: z.enum(['published', 'draft', 'trash']),
  protected: z.boolean(),
  version: instant,
  updated_by: z.string(),
});
/** See {@link adminPageSummary}. */
export type AdminPageSummary = z.output<typeof adminPageSummary>;

/** A page in the back office's editor. */
export const adminPage = adminPageSummary.extend({
  meta_title_el: z.string(),
  meta_title_en: z.string(),
  meta_description_el: z.string(),
  meta_description_en: z.string(),
  no_index: z.boolean(),
  sections_el: z.array(storedSection),
  sections_en: z.array(storedSection),
});
/** See {@link adminPage}. */
export type AdminPage = z.output<typeof adminPage>;

/** GET pages.php?action=admin-list: all except the trash by default; in menu order. */
export const listAdminPages = defineEndpoint({
  resource: 'pages',
  method: 'GET',
  action: 'admin-list',
  permission: 'content',
  query: z.object({ status: adminPageSummary.shape.status.optional() }),
  response: dataResponse(z.array(adminPageSummary)),
});

/** GET pages.php?action=admin-get&id=… */
export const getAdminPage = defineEndpoint({
  resource: 'pages',
  method: 'GET',
  action: 'admin-get',
  permission: 'content',
  query: z.object({ id: rowId }),
  response: dataResponse(adminPage),
});

/** A revision of a page's sections, saved at `at`. `actor` is the e-mail of the user who saved it, '' if unknown. */
export const pageRevision = z.object({ id: z.number().int(), at: instant, actor: z.string() });
/** See {@link pageRevision}. */
export type PageRevision = z.output<typeof pageRevision>;

/** GET pages.php?action=revisions&id=PAGE: newest first; the first one is the current state. */
export const listPageRevisions = defineEndpoint({
  resource: 'pages',
  method: 'GET',
  action: 'revisions',
  permission: 'content',
  query: z.object({ id: rowId }),
  response: dataResponse(z.array(pageRevision)),
});

/** GET pages.php?action=revision&id=REVISION: one revision with its sections, for a preview. */
export const getPageRevision = defineEndpoint({
  resource: 'pages',
  method: 'GET',
  action: 'revision',
  permission: 'content',
  query: z.object({ id: rowId }),
  response: dataResponse(
    pageRevision.extend({
      page_id: z.number().int(),
      sections_el: z.array(storedSection),
      sections_en: z.array(storedSection),
    }),
  ),
});

/** POST pages.php?action=restore: restores the sections of a revision and stores them as a new revision. */
export const restorePage = defineEndpoint({
  resource: 'pages',
  method: 'POST',
  action: 'restore',
  permission: 'content',
  record: { table: 'pages' },
  body: updateTarget.extend({ revision_id: rowId }),
  response: savedResponse,
});
