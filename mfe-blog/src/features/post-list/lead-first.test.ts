import { postSummary } from '../../testing/posts.fixtures.ts';
import { withLeadFirst } from './lead-first.ts';
import { POSTS_PER_PAGE } from './list-address.ts';

const POSTS = 17;
const PAGES = [1, 2, 3];
/** The newest first; every second one came out together with the one before. */
const newestFirst = Array.from({ length: POSTS }, (_, place) =>
  postSummary(POSTS - place, { created_at: `2026-03-${String(28 - (place >> 1)).padStart(2, '0')}T08:00:00Z` }),
);

function pagesWith(place: number) {
  return PAGES.map((page) => {
    const start = (page - 1) * POSTS_PER_PAGE;
    const posts = newestFirst.slice(start, start + POSTS_PER_PAGE);
    return withLeadFirst({ page, posts, lead: newestFirst[place], before: newestFirst[start - 1] });
  });
}

test.each(newestFirst.map((_, place) => place))('with the lead from place %i every post stands once', (place) => {
  const pages = pagesWith(place);
  expect(pages.map((posts) => posts.length)).toEqual([POSTS_PER_PAGE, POSTS_PER_PAGE, POSTS % POSTS_PER_PAGE]);
  const others = newestFirst.filter((_, other) => other !== place);
  expect(pages.flat().map(({ id }) => id)).toEqual([newestFirst[place], ...others].map((post) => post?.id));
});

test('without a lead, and past the end, nothing moves', () => {
  const posts = newestFirst.slice(0, POSTS_PER_PAGE);
  expect(withLeadFirst({ page: 1, posts, lead: undefined })).toBe(posts);
  expect(withLeadFirst({ page: 9, posts: [], lead: newestFirst[0], before: newestFirst[1] })).toEqual([]);
});
