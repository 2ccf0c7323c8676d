import { z } from 'zod';
import { createSettingBuilder } from './setting.ts';
import { colour, emailAddress, flag, image, line, lines, mapEmbed, webAddress } from './value-schemas.ts';

/** Mode of the site; decides about the cart button and the menus. */
export const siteStyle = z.enum(['blog', 'magazine', 'eshop']);

const content = createSettingBuilder('content');
const layout = createSettingBuilder('layout');
const contact = createSettingBuilder('contact');
const social = createSettingBuilder('social');
const system = createSettingBuilder('system');
const shown = flag;

/** Identity of the shop (spec section 3, identity). */
export const identitySettings = {
  logo_url: content.plain(image, ''),
  favicon_url: content.plain(image, ''),
  site_style: layout.plain(siteStyle, 'eshop'),
  company_name: content.localised(line, ''),
  site_title: content.localised(line, ''),
  tagline: content.localised(line, ''),
  motto: content.localised(lines, ''),
  brand_primary: layout.plain(colour, ''),
  brand_accent: layout.plain(colour, ''),
};

/** Contact details of the shop. */
export const contactSettings = {
  contact_phone: contact.localised(line, ''),
  contact_email: contact.plain(emailAddress, ''),
  contact_address: contact.localised(lines, ''),
  working_hours: contact.localised(lines, ''),
  google_maps_embed: contact.plain(mapEmbed, ''),
  facebook_page_url: social.plain(webAddress, ''),
  instagram_url: social.plain(webAddress, ''),
  youtube_url: social.plain(webAddress, ''),
  twitter_url: social.plain(webAddress, ''),
};

/** Which contact details are shown; on by default. */
export const visibilitySettings = {
  show_phone: contact.plain(shown, 'true'),
  show_email: contact.plain(shown, 'true'),
  show_address: contact.plain(shown, 'true'),
  show_working_hours: contact.plain(shown, 'true'),
  show_google_maps: contact.plain(shown, 'true'),
  show_instagram: social.plain(shown, 'true'),
  show_youtube: social.plain(shown, 'true'),
  show_twitter: social.plain(shown, 'true'),
  show_contact_info: contact.plain(shown, 'true'),
  show_contact_phone: contact.plain(shown, 'true'),
};

/** Social networks besides those of the spec. */
export const moreNetworkSettings = {
  linkedin_url: social.plain(webAddress, ''),
  tiktok_url: social.plain(webAddress, ''),
  pinterest_url: social.plain(webAddress, ''),
};

/** Whether browsers send the Core Web Vitals of page views, without any data about the visitor. */
export const measurementSettings = { web_vitals_enabled: system.plain(flag, 'true') };
