import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

/** The third of five posts; each is a day younger than the one before. */
const THIRD = 3;
const FIFTH = 5;
const LATER = '2999-01-01T00:00:00.000Z';

let api: TestApi;
const tokens: Record<string, string | undefined> = { visitor: undefined };
beforeEach(async () => {
  api = await startTestApi();
  tokens.user = await api.signIn(USER);
  tokens.admin = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const slugs = (response: { body: { data: { slug: string }[] } }) => response.body.data.map(({ slug }) => slug);
const list = async (query = '') => slugs(await api.request(`posts.php${query}`));
const get = async (slug: string) => (await api.request(`posts.php?slug=${slug}`)).body.data;
const put = (body: object) => api.request('posts.php', { method: 'PUT', token: tokens.admin, body });
const view = async (body: object, userAgent = 'Mozilla/5.0') => {
  const response = await api.request('posts.php?action=view', { body, headers: { 'user-agent': userAgent } });
  return response.body.data?.views ?? response.status;
};

describe('visibility', () => {
  const states = {
    published: { status: 'published', published_at: '2026-01-03T00:00:00.000Z' },
    scheduled: { status: 'published', published_at: LATER },
    draft: { status: 'draft', published_at: null },
    trash: { status: 'trash', published_at: '2026-01-01T00:00:00.000Z' },
  } as const;

  test.each([
    ['visitor', 'published', 200, true],
    ['visitor', 'scheduled', 404, false],
    ['visitor', 'draft', 404, false],
    ['visitor', 'trash', 404, false],
    ['user', 'published', 200, true],
    ['user', 'scheduled', 404, false],
    ['user', 'draft', 404, false],
    ['user', 'trash', 404, false],
    ['admin', 'published', 200, true],
    ['admin', 'scheduled', 200, false],
    ['admin', 'draft', 200, false],
    ['admin', 'trash', 404, false],
  ] as const)('a %s and a post that is %s', async (who, state, status, isListed) => {
    await api.db.updateTable('posts').set(states[state]).where('id', '=', THIRD).execute();
    const token = tokens[who];
    expect((await api.request('posts.php?action=get&slug=third', { token })).status).toBe(status);
    expect(slugs(await api.request('posts.php?status=published', { token })).includes('third')).toBe(isListed);
    const drafts = slugs(await api.request('posts.php?status=draft', { token }));
    expect(drafts.includes('third')).toBe(who === 'admin' ? state === 'draft' : isListed);
    const near = await get('second');
    expect(slugs({ body: { data: near.related } }).includes('third')).toBe(isListed);
    expect(near.next.slug).toBe(isListed ? 'third' : 'fourth');
    const tags = (await api.request('posts.php?action=tags', { token })).body.data;
    expect(tags).toEqual([{ tag: 'φακοί', count: isListed ? 5 : 4 }]);
    expect(await view({ id: THIRD, session_id: 'session-1' })).toBe(isListed ? 3 : 404);
  });

  test.each(['published', 'scheduled', 'draft', 'trash'] as const)(
    'the back office lists what is %s',
    async (state) => {
      await api.db.updateTable('posts').set(states[state]).where('id', '=', THIRD).execute();
      const of = async (query: string) =>
        slugs(await api.request(`posts.php?action=admin-list${query}`, { token: tokens.admin }));
      expect((await of('')).includes('third')).toBe(state !== 'trash');
      for (const status of Object.keys(states))
        expect((await of(`&status=${status}`)).includes('third')).toBe(status === state);
      const { body } = await api.request(`posts.php?action=admin-get&id=${THIRD}`, { token: tokens.admin });
      expect(body.data).toMatchObject({
        status: states[state].status,
        scheduled: state === 'scheduled',
        content_en: '<p>Text</p><p>More</p>',
      });
    },
  );
});

describe('views', () => {
  test('a session counts once per post, whether the post is given by id or slug', async () => {
    expect(await view({ slug: 'third', session_id: 'session-1' })).toBe(3);
    expect(await view({ id: THIRD, session_id: 'session-1' })).toBe(3);
    expect(await view({ id: THIRD, session_id: 'session-2' })).toBe(4);
    expect(await view({ id: FIFTH, session_id: 'session-1' })).toBe(5);
    expect(await get('third')).toMatchObject({ views: 4 });
  });

  test('concurrent views of a session count once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => view({ id: THIRD, session_id: 'session-1' })));
    expect(await get('third')).toMatchObject({ views: 3 });
  });

  test('neither reading nor a robot counts, and an editor’s version stays', async () => {
    const { version } = (await api.request(`posts.php?action=admin-get&id=${THIRD}`, { token: tokens.admin })).body
      .data;
    await get('third');
    expect(await view({ id: THIRD, session_id: 'session-1' }, 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(2);
    expect(await view({ id: THIRD, session_id: 'session-2' })).toBe(3);
    expect((await put({ id: THIRD, version, title_el: 'Νέο' })).status).toBe(200);
  });

  test('are remembered for a week, without a session or a post', async () => {
    await view({ id: THIRD, session_id: 'session-1' });
    const [row] = await api.db.selectFrom('post_views').selectAll().execute();
    expect(Object.values(row ?? {}).join()).not.toContain('session');
    await api.db.updateTable('post_views').set({ day: '2020-01-01' }).execute();
    await view({ id: FIFTH, session_id: 'session-1' });
    expect(await api.db.selectFrom('post_views').selectAll().execute()).toHaveLength(1);
  });

  test.each([
    [{ session_id: 'session-1' }],
    [{ id: THIRD }],
    [{ id: THIRD, slug: 'third', session_id: 'session-1' }],
    [{ id: THIRD, session_id: '<script>' }],
  ])('%j is refused', async (body) => expect(await view(body)).toBe(422));
});

describe('the next posts', () => {
  test('shares most tags and the subject', async () => {
    await put({ id: 1, tags_el: ['ήλιος', 'θάλασσα'] });
    await put({ id: 2, tags_el: ['Ήλιος', 'ΘΆΛΑΣΣΑ', 'φακοί'] });
    await put({ id: 4, tags_el: ['ηλιος'] });
    expect(slugs({ body: { data: (await get('first')).related } })).toEqual(['second', 'fourth', 'fifth']);
  });

  test('has a previous and a next post by date; the first and the last have one of them', async () => {
    expect(await get('third')).toMatchObject({
      previous: { slug: 'second', title: 'Άρθρο second' },
      next: { slug: 'fourth', title: 'Άρθρο fourth' },
    });
    expect(await get('first')).not.toHaveProperty('previous');
    expect(await get('fifth')).not.toHaveProperty('next');
    await api.db.updateTable('posts').set({ published_at: '2026-01-01T00:00:00.000Z' }).execute();
    expect(await get('third')).toMatchObject({ previous: { slug: 'second' }, next: { slug: 'fourth' } });
  });
});

test('posts are found by tag of either language, by author, and sorted', async () => {
  await put({ id: THIRD, author_name: 'Νίκος', author_name_en: 'Nikos', tags_el: ['Ήλιος'], tags_en: ['Sun care'] });
  expect(await list(`?tag=${encodeURIComponent('ΗΛΙΟΣ')}`)).toEqual(['third']);
  expect(await list('?tag=sun%20care')).toEqual(['third']);
  expect(await list(`?author=${encodeURIComponent('Νίκος')}`)).toEqual(['third']);
  expect(await list('?author=Nikos')).toEqual(['third']);
  expect(await list('?category=care&sort=views&limit=2')).toEqual(['fifth', 'fourth']);
  expect(await list('?sort=title&order=ASC&limit=1')).toEqual(['fifth']);
  const { body } = await api.request('posts.php?action=tags&lang=en');
  expect(body.data).toEqual([
    { tag: 'lenses', count: 4 },
    { tag: 'Sun care', count: 1 },
  ]);
});
