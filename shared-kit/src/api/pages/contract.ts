import { z } from 'zod';
import { answerOf, defineCall, instant, rowId, slug } from '../contract.ts';
import { lineOfText, linesOfText } from '../storable.ts';
import { changeOf, createCall, deleteCall, savedAnswer, updateCall, wishedSlug } from '../taxonomy.ts';

/** Longest title of a page, in characters. */
export const MAX_PAGE_TITLE = 160;
/** Longest title of a page in a menu, in characters. */
export const MAX_MENU_TITLE = 60;
/** Most sections of a page in one language. */
export const MAX_SECTIONS = 100;
/** Most widgets of a page in one language, those inside columns counted too. */
export const MAX_WIDGETS = 500;
/** How many widgets may stand one inside the other. */
export const MAX_WIDGET_DEPTH = 5;
/** Most kB (1,000 bytes of JSON) that the sections of a page have in one language. */
export const MAX_SECTIONS_KB = 480;
/** How many versions of a page's sections are kept. */
export const MAX_REVISIONS = 50;
/** Place in the menu of a page that asks for none (spec section 3). */
export const LAST_MENU_ORDER = 999;
const MAX_MENU_ORDER = 100_000;
const MAX_META_TITLE = 120;
const MAX_META_DESCRIPTION = 320;
const MAX_SECTION_ID = 80;

/** Pages that the site's own screens show (spec section 2): they cannot be deleted, and keep their address. */
export const protectedPages: readonly string[] = ['about', 'faq', 'contact', 'privacy', 'terms'];

/** What every widget carries (spec section 3); the widget's own schema reads the rest. */
export const widgetRecord = z.looseObject({ id: z.string(), type: z.string(), order: z.number() });
/** See {@link widgetRecord}. */
export type WidgetRecord = z.output<typeof widgetRecord>;

/** A section of a page: widgets, or legacy HTML where there are none. `settings` is how the page builder lays it out. */
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

/** `published` pages are public. */
export const pageStatus = z.enum(['published', 'draft']);

/** A page as menus list it. */
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

/** A page with what it shows. */
export const pageDetail = pageRecord.extend({
  meta_title: z.string(),
  meta_description: z.string(),
  sections: z.array(pageSection),
  /** When its text was last changed, where the API knows. */
  updated_at: instant.optional(),
});
/** See {@link pageDetail}. */
export type PageDetail = z.output<typeof pageDetail>;

/** GET pages.php?action=list&status=published&menu_only=true: in the menu's order; drafts are listed for staff only. */
export const listPages = defineCall({
  resource: 'pages',
  method: 'GET',
  action: 'list',
  permission: 'public',
  query: z.object({ status: pageStatus.optional(), menu_only: z.enum(['true', 'false']).optional() }),
  answer: answerOf(z.array(pageRecord)),
});

/** GET pages.php?action=get&slug=…: staff read drafts too. */
export const getPage = defineCall({
  resource: 'pages',
  method: 'GET',
  action: 'get',
  permission: 'public',
  query: z.object({ slug }),
  answer: answerOf(pageDetail),
});

/** A section as it is written and kept: with whatever else a page builder, newer or older than this one, says of it. */
export const storedSection = z.looseObject({
  id: lineOfText(MAX_SECTION_ID).min(1),
  title: z.string().optional(),
  content: z.string().optional(),
  background_color: z.string().optional(),
  widgets: z.array(widgetRecord).default([]),
  settings: z.record(z.string(), z.unknown()).optional(),
});
/** See {@link storedSection}. */
export type StoredSection = z.output<typeof storedSection>;

const title = lineOfText(MAX_PAGE_TITLE);
const menuTitle = lineOfText(MAX_MENU_TITLE);
const metaTitle = lineOfText(MAX_META_TITLE);
const metaDescription = linesOfText(MAX_META_DESCRIPTION);
const sections = z.array(storedSection);

const fields = z.object({
  title_el: title.min(1),
  /** May be empty on a draft. */
  title_en: title,
  /** An empty one is the title. */
  menu_title_el: menuTitle,
  menu_title_en: menuTitle,
  meta_title_el: metaTitle,
  meta_title_en: metaTitle,
  meta_description_el: metaDescription,
  meta_description_en: metaDescription,
  show_in_menu: z.boolean(),
  menu_order: z.number().int().min(0).max(MAX_MENU_ORDER),
  status: pageStatus,
  sections_el: sections,
  sections_en: sections,
  /** An empty one is made of the Greek title. */
  slug: wishedSlug,
});

/** POST pages.php: everything but the titles has a default. */
export const createPage = createCall(
  'pages',
  fields.extend({
    title_en: title.default(''),
    menu_title_el: menuTitle.default(''),
    menu_title_en: menuTitle.default(''),
    meta_title_el: metaTitle.default(''),
    meta_title_en: metaTitle.default(''),
    meta_description_el: metaDescription.default(''),
    meta_description_en: metaDescription.default(''),
    show_in_menu: z.boolean().default(false),
    menu_order: fields.shape.menu_order.default(LAST_MENU_ORDER),
    status: pageStatus.default('draft'),
    sections_el: sections.default([]),
    sections_en: sections.default([]),
    slug: wishedSlug.default(''),
  }),
);

/** PUT pages.php: changes what is named, leaves the rest; a `status` takes a page out of the trash. */
export const updatePage = updateCall('pages', fields);

/** DELETE pages.php: into the trash; one of {@link protectedPages} is a 409 CONFLICT. */
export const deletePage = deleteCall('pages', changeOf);

/** A page as the back office lists it. */
export const adminPageSummary = z.object({
  id: z.number().int(),
  slug,
  title_el: z.string(),
  title_en: z.string(),
  show_in_menu: z.boolean(),
  menu_order: z.number().int(),
  status: z.enum(['published', 'draft', 'trash']),
  protected: z.boolean(),
  version: instant,
  updated_by: z.string(),
});
/** See {@link adminPageSummary}. */
export type AdminPageSummary = z.output<typeof adminPageSummary>;

/** A page as the back office edits it. */
export const adminPage = adminPageSummary.extend({
  menu_title_el: z.string(),
  menu_title_en: z.string(),
  meta_title_el: z.string(),
  meta_title_en: z.string(),
  meta_description_el: z.string(),
  meta_description_en: z.string(),
  sections_el: z.array(storedSection),
  sections_en: z.array(storedSection),
});
/** See {@link adminPage}. */
export type AdminPage = z.output<typeof adminPage>;

/** GET pages.php?action=admin-list: all but the trash, unless a status is asked for; in the menu's order. */
export const listAdminPages = defineCall({
  resource: 'pages',
  method: 'GET',
  action: 'admin-list',
  permission: 'admin',
  query: z.object({ status: adminPageSummary.shape.status.optional() }),
  answer: answerOf(z.array(adminPageSummary)),
});

/** GET pages.php?action=admin-get&id=… */
export const getAdminPage = defineCall({
  resource: 'pages',
  method: 'GET',
  action: 'admin-get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: answerOf(adminPage),
});

/** Sections that a page had from `at` on; `actor` is the e-mail of who saved them, empty where that is not known. */
export const pageRevision = z.object({ id: z.number().int(), at: instant, actor: z.string() });
/** See {@link pageRevision}. */
export type PageRevision = z.output<typeof pageRevision>;

/** GET pages.php?action=revisions&id=PAGE: the newest first, which are the sections that the page has now. */
export const listPageRevisions = defineCall({
  resource: 'pages',
  method: 'GET',
  action: 'revisions',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: answerOf(z.array(pageRevision)),
});

/** GET pages.php?action=revision&id=REVISION: with its sections, to look at before it is restored. */
export const getPageRevision = defineCall({
  resource: 'pages',
  method: 'GET',
  action: 'revision',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: answerOf(
    pageRevision.extend({
      page_id: z.number().int(),
      sections_el: z.array(storedSection),
      sections_en: z.array(storedSection),
    }),
  ),
});

/** POST pages.php?action=restore: the page gets the sections of a revision, as a revision of its own. */
export const restorePage = defineCall({
  resource: 'pages',
  method: 'POST',
  action: 'restore',
  permission: 'admin',
  body: changeOf.extend({ revision_id: rowId }),
  answer: savedAnswer,
});
