import { type Language, localisePath } from '@fakos/shared-kit/i18n/languages';
import { escapeHtml } from '../html/escape.ts';

/** Where feed readers find the newest posts, in the default language. */
export const FEED_PATH = '/blog/rss.xml';

/** What a feed says of itself. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  readonly posts: readonly FeedPost[];
}

/** A post as a feed announces it. */
export interface FeedPost {
  readonly slug: string;
  readonly title: string;
  /** Plain text. */
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
  /** ISO 8601. */
  readonly publishedAt: string;
}

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rssXml({ title, description, language, posts }: Feed, origin: string): string {
  const addressOf = (path: string) => origin + localisePath(path, language);
  const newest = posts[0];
  const lines = [
    element('title', title),
    element('link', addressOf('/blog')),
    element('description', description),
    element('language', language),
    ...(newest ? [element('lastBuildDate', rfc822(newest.publishedAt))] : []),
    `<atom:link href="${escapeHtml(addressOf(FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, addressOf(`/blog/${encodeURIComponent(post.slug)}`))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMESPACES}><channel>\n${lines.join('\n')}\n</channel></rss>\n`;
}

function item(post: FeedPost, address: string): string {
  const parts = [
    element('title', post.title),
    element('link', address),
    element('guid', address),
    element('pubDate', rfc822(post.publishedAt)),
    element('description', post.excerpt),
    ...(post.category ? [element('category', post.category)] : []),
    ...(post.author ? [element('dc:creator', post.author)] : []),
  ];
  return `<item>${parts.join('')}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}

/** As RSS writes dates, which is how HTTP writes them too. */
function rfc822(instant: string): string {
  return new Date(instant).toUTCString();
}
