import { z } from 'zod';
import { answerOf, defineCall, slug } from '../contract.ts';

/** What every widget carries (spec section 3); the widget's own schema reads the rest. */
export const widgetRecord = z.looseObject({ id: z.string(), type: z.string(), order: z.number() });
/** See {@link widgetRecord}. */
export type WidgetRecord = z.output<typeof widgetRecord>;

/** A section of a page: widgets, or legacy HTML where there are none. */
export const pageSection = z.object({
  id: z.string(),
  content: z.string().default(''),
  background_color: z.string().optional(),
  widgets: z.array(widgetRecord).default([]),
});
/** See {@link pageSection}. */
export type PageSection = z.output<typeof pageSection>;

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
export const pageDetail = pageRecord.extend({ meta_description: z.string(), sections: z.array(pageSection) });
/** See {@link pageDetail}. */
export type PageDetail = z.output<typeof pageDetail>;

/** GET pages.php?action=list&status=published&menu_only=true */
export const listPages = defineCall({
  resource: 'pages',
  method: 'GET',
  action: 'list',
  permission: 'public',
  query: z.object({ status: z.literal('published').optional(), menu_only: z.enum(['true', 'false']).optional() }),
  answer: answerOf(z.array(pageRecord)),
});

/** GET pages.php?action=get&slug=… */
export const getPage = defineCall({
  resource: 'pages',
  method: 'GET',
  action: 'get',
  permission: 'public',
  query: z.object({ slug }),
  answer: answerOf(pageDetail),
});
