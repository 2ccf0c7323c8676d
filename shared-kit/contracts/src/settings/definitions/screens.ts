import { z } from 'zod';
import { createSettingBuilder } from './setting.ts';
import { colour, emailAddress, flag, line, lines, wholeNumber } from './value-schemas.ts';

const MAX_LOADER_MS = 15_000;
/** Spec section 9. */
const DEFAULT_LOADER_MS = 3000;
const FULL = 100;
const MAX_PAGE = 48;
/** A large post and two rows of three, as the list of posts shows them. */
const DEFAULT_PAGE = 7;

const loader = createSettingBuilder('loader');
const construction = createSettingBuilder('construction');
const blog = createSettingBuilder('blog');

/** Animations of the page loader; the spec names the first. */
export const loaderStyles = ['spinner', 'dots', 'pulse', 'bar'] as const;

/** The page loader (spec sections 3 and 9). */
export const loaderSettings = {
  loader_enabled: loader.plain(flag, 'true'),
  loader_style: loader.plain(z.enum(loaderStyles), 'spinner'),
  loader_text: loader.localised(line, 'Φόρτωση...', 'Loading...'),
  loader_subtitle: loader.localised(line, ''),
  loader_color: loader.plain(colour, ''),
  loader_bg_color: loader.plain(colour, ''),
  loader_text_color: loader.plain(colour, ''),
  /** Milliseconds. */
  loader_duration: loader.plain(wholeNumber(0, MAX_LOADER_MS), DEFAULT_LOADER_MS),
};

/** Whether the site is under construction (spec section 2): only for exactly 'true'. */
export const constructionSwitch = { under_construction_enabled: construction.plain(flag, 'false') };

/** The under-construction page. `construction_progress` is a percentage; null shows an indeterminate progress. */
export const constructionSettings = {
  construction_title: construction.localised(line, 'Υπό κατασκευή', 'Under construction'),
  construction_subtitle: construction.localised(line, ''),
  construction_description: construction.localised(lines, ''),
  construction_primary_color: construction.plain(colour, ''),
  construction_accent_color: construction.plain(colour, ''),
  construction_bg_color: construction.plain(colour, ''),
  construction_text_color: construction.plain(colour, ''),
  construction_progress: construction.plain(wholeNumber(0, FULL).nullable(), null),
  construction_email: construction.plain(emailAddress, ''),
  construction_phone: construction.localised(line, ''),
};

/** Lists of posts, and which details a post shows. */
export const blogSettings = {
  blog_title: blog.localised(line, ''),
  blog_intro: blog.localised(lines, ''),
  blog_posts_per_page: blog.plain(wholeNumber(1, MAX_PAGE), DEFAULT_PAGE),
  blog_show_author: blog.plain(flag, 'true'),
  blog_show_date: blog.plain(flag, 'true'),
  blog_show_views: blog.plain(flag, 'true'),
  blog_show_reading_time: blog.plain(flag, 'true'),
  blog_show_share: blog.plain(flag, 'true'),
  blog_show_related: blog.plain(flag, 'true'),
};
