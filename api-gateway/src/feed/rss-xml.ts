import { type Language, localisePath } from '@fakos/contracts/languages';
import { escapeHtml } from '../html/escape.ts';

/** The feed of the newest posts, in the default language. */
export const FEED_PATH = '/blog/rss.xml';

/** A feed and its posts. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  readonly posts: readonly FeedPost[];
}

/** A post of a feed. */
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
export function createRssXml({ title, description, language, posts }: Feed, origin: string): string {
  const getAddress = (path: string) => origin + localisePath(path, language);
  const newest = posts[0];
  const lines = [
    createElement('title', title),
    createElement('link', getAddress('/blog')),
    createElement('description', description),
    createElement('language', language),
    ...(newest ? [createElement('lastBuildDate', toRfc822(newest.publishedAt))] : []),
    `<atom:link href="${escapeHtml(getAddress(FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => createItem(post, getAddress(`/blog/${encodeURIComponent(post.slug)}`))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${NAMESPACES}><channel>\n${lines.join('\n')}\n</channel></rss>\n`;
}

function createItem(post: FeedPost, address: string): string {
  const parts = [
    createElement('title', post.title),
    createElement('link', address),
    createElement('guid', address),
    createElement('pubDate', toRfc822(post.publishedAt)),
    createElement('description', post.excerpt),
    ...(post.category ? [createElement('category', post.category)] : []),
    ...(post.author ? [createElement('dc:creator', post.author)] : []),
  ];
  return `<item>${parts.join('')}</item>`;
}

function createElement(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}

/** RSS dates have the form of HTTP dates. */
function toRfc822(instant: string): string {
  return new Date(instant).toUTCString();
}
