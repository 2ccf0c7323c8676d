import { z } from 'zod';
import { answerOf, defineCall } from '../contract.ts';

export { isOn } from './flags.ts';

/** The three ways a site can run; decides the cart button and the menus. */
export const siteStyle = z.enum(['blog', 'magazine', 'eshop']);

/** One block of the footer (spec section 2). */
export const footerWidget = z.object({
  type: z.enum(['contact', 'text', 'links', 'social', 'recent_posts', 'categories', 'custom_html']),
  enabled: z.boolean(),
  title: z.string().optional(),
  content: z.string().optional(),
  links: z.array(z.object({ text: z.string(), url: z.string() })).optional(),
  count: z.number().int().optional(),
  html: z.string().optional(),
});
/** See {@link footerWidget}. */
export type FooterWidget = z.output<typeof footerWidget>;

const text = z.string().default('');

/** General settings that a visitor may read (spec section 3, "Settings (general)"), in the language of the request. */
export const publicSettings = z.object({
  logo_url: text,
  favicon_url: text,
  site_style: siteStyle.default('eshop'),
  company_name: text,
  site_title: text,
  tagline: text,
  motto: text,
  contact_phone: text,
  contact_email: text,
  contact_address: text,
  working_hours: text,
  google_maps_embed: text,
  facebook_page_url: text,
  instagram_url: text,
  youtube_url: text,
  twitter_url: text,
  footer_copyright: text,
  footer_powered_by: text,
  footer_powered_by_url: text,
  footer_background_color: text,
  footer_text_color: text,
  footer_link_color: text,
  footer_link_hover_color: text,
  footer_widgets: z.array(footerWidget).default([]),
  brand_primary: text,
  brand_accent: text,
  show_phone: text,
  show_email: text,
  show_address: text,
  show_working_hours: text,
  show_google_maps: text,
  show_instagram: text,
  show_youtube: text,
  show_twitter: text,
  show_contact_info: text,
  show_contact_phone: text,
});
/** See {@link publicSettings}. */
export type PublicSettings = z.output<typeof publicSettings>;

/** GET settings.php?action=getSettings */
export const getSettings = defineCall({
  resource: 'settings',
  method: 'GET',
  action: 'getSettings',
  permission: 'public',
  answer: z.object({ success: z.literal(true), settings: publicSettings }),
});

/** Home content (spec section 3, "Settings (home content)"): switches are the strings 'true' and 'false'. */
export const homeContent = z.object({
  hero_image: text,
  hero_title: text,
  hero_text: text,
  hero_button_text: text,
  hero_button_url: text,
  show_hero_text_section: text,
  show_products_section: text,
  show_posts_section: text,
  show_gallery_section: text,
  show_store_section: text,
  products_section_title: text,
  products_section_subtitle: text,
  posts_section_title: text,
  posts_section_subtitle: text,
  posts_layout: z.enum(['grid', 'carousel']).default('grid'),
  posts_limit: z.coerce.number().int().min(1).max(24).default(6),
  store_title: text,
  store_description_1: text,
  store_description_2: text,
  store_description_3: text,
  store_features: z.array(z.string()).default([]),
  store_conclusion: text,
  store_image: text,
});
/** See {@link homeContent}. */
export type HomeContent = z.output<typeof homeContent>;

/** A picture of the gallery. */
export const galleryImage = z.object({
  id: z.number().int(),
  filename: z.string(),
  alt: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  caption: z.string(),
});
/** See {@link galleryImage}. */
export type GalleryImage = z.output<typeof galleryImage>;

/** GET settings.php */
export const getContent = defineCall({
  resource: 'settings',
  method: 'GET',
  permission: 'public',
  answer: answerOf(z.object({ content: homeContent, gallery: z.array(galleryImage) })),
});

/** How the navigation bar looks. Colours are CSS colours, '' keeps the theme's. */
export const navigationSettings = z.object({
  backgroundColor: text,
  textColor: text,
  position: z.enum(['fixed-top', 'sticky', 'static']).default('sticky'),
  style: z.enum(['transparent', 'shadow', 'gradient', 'default']).default('default'),
});
/** See {@link navigationSettings}. */
export type NavigationSettings = z.output<typeof navigationSettings>;

/** A page in the navigation bar. */
export const navigationPage = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  icon: z.string(),
  visible: z.boolean(),
  order: z.number().int(),
  type: z.enum(['static', 'dynamic']),
});
/** See {@link navigationPage}. */
export type NavigationPage = z.output<typeof navigationPage>;

/** A link that the shop added to the navigation bar. */
export const customMenuItem = z.object({
  title: z.string(),
  url: z.string(),
  icon: z.string(),
  visible: z.boolean(),
  openInNewTab: z.boolean(),
});
/** See {@link customMenuItem}. */
export type CustomMenuItem = z.output<typeof customMenuItem>;

/** GET settings.php?action=get-navigation-settings */
export const getNavigation = defineCall({
  resource: 'settings',
  method: 'GET',
  action: 'get-navigation-settings',
  permission: 'public',
  answer: answerOf(
    z.object({
      navigation: navigationSettings,
      pages: z.array(navigationPage),
      customMenuItems: z.array(customMenuItem),
    }),
  ),
});
