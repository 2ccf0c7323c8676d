import { z } from 'zod';
import { settingsOf } from './setting.ts';
import { colour, flag, html, itemFlag, line, lines, link, listOf, webAddress, wholeNumber } from './values.ts';

const MAX_WIDGETS = 24;
const MAX_LINKS = 40;
const MAX_COUNT = 24;

/** One block of the footer (spec section 2). */
export const footerWidget = z.object({
  type: z.enum(['contact', 'text', 'links', 'social', 'recent_posts', 'categories', 'custom_html']),
  enabled: itemFlag,
  title: line.optional(),
  content: lines.optional(),
  links: z
    .array(z.object({ text: line, url: link }))
    .max(MAX_LINKS)
    .optional(),
  count: wholeNumber(1, MAX_COUNT).optional(),
  html: html.optional(),
});
/** See {@link footerWidget}. */
export type FooterWidget = z.output<typeof footerWidget>;

/** One block beside the posts. */
export const sidebarWidget = z.object({
  type: z.enum(['search', 'categories', 'recent_posts', 'popular_posts', 'tags', 'links', 'text', 'custom_html']),
  enabled: itemFlag,
  title: line.optional(),
  content: lines.optional(),
  links: z
    .array(z.object({ text: line, url: link }))
    .max(MAX_LINKS)
    .optional(),
  count: wholeNumber(1, MAX_COUNT).optional(),
  html: html.optional(),
});
/** See {@link sidebarWidget}. */
export type SidebarWidget = z.output<typeof sidebarWidget>;

const footer = settingsOf('footer');
const sidebar = settingsOf('sidebar');

/** The footer (spec sections 3 and 9). */
export const footerSettings = {
  footer_copyright: footer.localised(line, ''),
  footer_powered_by: footer.localised(line, ''),
  footer_powered_by_url: footer.plain(webAddress, ''),
  footer_background_color: footer.plain(colour, '#00C7B5'),
  footer_text_color: footer.plain(colour, '#ffffff'),
  footer_link_color: footer.plain(colour, ''),
  footer_link_hover_color: footer.plain(colour, ''),
  footer_widgets: footer.localised(listOf(footerWidget, MAX_WIDGETS), [], [], { html: ['html'] }),
};

/** The column beside posts. */
export const sidebarSettings = {
  sidebar_enabled: sidebar.plain(flag, 'false'),
  sidebar_position: sidebar.plain(z.enum(['left', 'right']), 'right'),
  sidebar_sticky: sidebar.plain(flag, 'true'),
  sidebar_widgets: settingsOf('sidebar-widgets').localised(listOf(sidebarWidget, MAX_WIDGETS), [], [], {
    html: ['html'],
  }),
};
