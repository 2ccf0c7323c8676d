import { z } from 'zod';
import { settingsOf } from './setting.ts';
import { colour, emailAddress, flag, line, lines, mapEmbed, picture, webAddress } from './values.ts';

/** The three ways a site can run; decides the cart button and the menus. */
export const siteStyle = z.enum(['blog', 'magazine', 'eshop']);

const content = settingsOf('content');
const layout = settingsOf('layout');
const contact = settingsOf('contact');
const social = settingsOf('social');
const shown = flag;

/** Who the shop is (spec section 3, identity). */
export const identitySettings = {
  logo_url: content.plain(picture, ''),
  favicon_url: content.plain(picture, ''),
  site_style: layout.plain(siteStyle, 'eshop'),
  company_name: content.localised(line, ''),
  site_title: content.localised(line, ''),
  tagline: content.localised(line, ''),
  motto: content.localised(lines, ''),
  brand_primary: layout.plain(colour, ''),
  brand_accent: layout.plain(colour, ''),
};

/** How to reach the shop. */
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

/** What of it is shown; on until it is switched off. */
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

/** Networks beside those of the spec. */
export const moreNetworkSettings = {
  linkedin_url: social.plain(webAddress, ''),
  tiktok_url: social.plain(webAddress, ''),
  pinterest_url: social.plain(webAddress, ''),
};
