import { POSTS_PER_PAGE } from '../../parts/blog-settings.ts';
import { postSummary } from '../../testing/posts.fixtures.ts';
import { withLeadFirst } from './lead-first.ts';

const POSTS = 17;
const postsPerPage = POSTS_PER_PAGE;
const PAGES = [1, 2, 3];
/** The newest first; two posts each have the same date. */
const newestFirst = Array.from({ length: POSTS }, (_, index) =>
  postSummary(POSTS - index, { created_at: `2026-03-${String(28 - (index >> 1)).padStart(2, '0')}T08:00:00Z` }),
);

function createPages(leadIndex: number) {
  return PAGES.map((page) => {
    const start = (page - 1) * POSTS_PER_PAGE;
    const posts = newestFirst.slice(start, start + postsPerPage);
    return withLeadFirst({
      page,
      posts,
      lead: newestFirst[leadIndex],
      preceding: newestFirst[start - 1],
      postsPerPage,
    });
  });
}

test.each(newestFirst.map((_, index) => index))(
  'with the lead from index %i every post is listed once',
  (leadIndex) => {
    const pages = createPages(leadIndex);
    expect(pages.map((posts) => posts.length)).toEqual([POSTS_PER_PAGE, POSTS_PER_PAGE, POSTS % POSTS_PER_PAGE]);
    const others = newestFirst.filter((_, other) => other !== leadIndex);
    expect(pages.flat().map(({ id }) => id)).toEqual([newestFirst[leadIndex], ...others].map((post) => post?.id));
  },
);

test('without a lead or without posts the order does not change', () => {
  const posts = newestFirst.slice(0, POSTS_PER_PAGE);
  expect(withLeadFirst({ page: 1, posts, lead: undefined, postsPerPage })).toBe(posts);
  expect(withLeadFirst({ page: 9, posts: [], lead: newestFirst[0], preceding: newestFirst[1], postsPerPage })).toEqual(
    [],
  );
});
