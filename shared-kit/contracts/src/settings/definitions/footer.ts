import { z } from 'zod';
import { footerWidgetTypes, MAX_WIDGET_COUNT, MAX_WIDGET_LINKS, MAX_WIDGETS, sidebarWidgetTypes } from '../fields.ts';
import { footerColorDefaults } from '../footer-colors.ts';
import { createSettingBuilder } from './setting.ts';
import { colour, flag, html, itemFlag, jsonList, line, lines, link, webAddress, wholeNumber } from './value-schemas.ts';

/** A block of the footer (spec section 2). */
export const footerWidget = z.object({
  type: z.enum(footerWidgetTypes),
  enabled: itemFlag,
  title: line.optional(),
  content: lines.optional(),
  links: z
    .array(z.object({ text: line, url: link }))
    .max(MAX_WIDGET_LINKS)
    .optional(),
  count: wholeNumber(1, MAX_WIDGET_COUNT).optional(),
  html: html.optional(),
});
/** See {@link footerWidget}. */
export type FooterWidget = z.output<typeof footerWidget>;

/** A block of the sidebar next to posts. */
export const sidebarWidget = z.object({
  type: z.enum(sidebarWidgetTypes),
  enabled: itemFlag,
  title: line.optional(),
  content: lines.optional(),
  links: z
    .array(z.object({ text: line, url: link }))
    .max(MAX_WIDGET_LINKS)
    .optional(),
  count: wholeNumber(1, MAX_WIDGET_COUNT).optional(),
  html: html.optional(),
});
/** See {@link sidebarWidget}. */
export type SidebarWidget = z.output<typeof sidebarWidget>;

const footer = createSettingBuilder('footer');
const sidebar = createSettingBuilder('sidebar');

/** The footer (spec sections 3 and 9). */
export const footerSettings = {
  footer_copyright: footer.localised(line, ''),
  footer_powered_by: footer.localised(line, ''),
  footer_powered_by_url: footer.plain(webAddress, ''),
  footer_background_color: footer.plain(colour, footerColorDefaults.footer_background_color),
  footer_text_color: footer.plain(colour, footerColorDefaults.footer_text_color),
  footer_link_color: footer.plain(colour, footerColorDefaults.footer_link_color),
  footer_link_hover_color: footer.plain(colour, footerColorDefaults.footer_link_hover_color),
  footer_widgets: footer.localised(jsonList(footerWidget, MAX_WIDGETS), [], [], { html: ['html'] }),
};

/** The sidebar next to posts. */
export const sidebarSettings = {
  sidebar_enabled: sidebar.plain(flag, 'false'),
  sidebar_position: sidebar.plain(z.enum(['left', 'right']), 'right'),
  sidebar_sticky: sidebar.plain(flag, 'true'),
  sidebar_widgets: createSettingBuilder('sidebar-widgets').localised(jsonList(sidebarWidget, MAX_WIDGETS), [], [], {
    html: ['html'],
  }),
};
