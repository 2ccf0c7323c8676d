import { LANGUAGES, type Language, localisePath } from '@fakos/contracts/languages';
import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { createRssXml, FEED_PATH, type Feed } from '../../feed/rss-xml.ts';
import { getOrigin } from '../../html/request-origin.ts';
import { readSiteSettings } from '../../html/site-settings.ts';
import type { Releases } from '../../releases/composition/live-composition.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Posts in a feed. */
const MAX_POSTS = 20;
/** The route of a post. A site without it has no feed. */
const POST_ROUTE = 'blog/:slug';
const TEN_MINUTES_S = 600;

const postsResponse = z.object({
  data: z.array(
    z.object({
      slug: z.string().min(1),
      title: z.string(),
      excerpt: z.string().default(''),
      category_name: z.string().default(''),
      author_name: z.string().default(''),
      created_at: z.iso.datetime(),
    }),
  ),
});

/** `/blog/rss.xml` and `/en/blog/rss.xml`: the newest posts for feed readers. */
export function postFeed({ releases, upstream }: { releases: Releases; upstream: Upstream }): RequestHandler {
  const router = Router();
  for (const language of LANGUAGES) {
    router.get(localisePath(FEED_PATH, language), async (request, response, next) => {
      const { remotes } = await releases.live();
      if (!remotes.some(({ manifest }) => manifest.routes.some(({ path }) => path === POST_ROUTE))) return next();
      const feed = await readFeed(upstream, language);
      response
        .type('application/rss+xml')
        .set('Cache-Control', `public, max-age=${TEN_MINUTES_S}`)
        .send(createRssXml(feed, getOrigin(request)));
    });
  }
  return router;
}

/** @throws AppError UPSTREAM_UNAVAILABLE where the API is unavailable */
async function readFeed(upstream: Upstream, language: Language): Promise<Feed> {
  const [posts, getSettings] = await Promise.all([
    upstream.get(`posts.php?status=published&limit=${MAX_POSTS}`, language),
    upstream.get('settings.php?action=getSettings', language),
  ]);
  const { title, description } = readSiteSettings({ getSettings });
  const items = postsResponse.parse(posts).data.map((post) => ({
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category_name,
    author: post.author_name,
    publishedAt: post.created_at,
  }));
  return { title, description, language, posts: items };
}
