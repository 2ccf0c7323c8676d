import { MAX_MENU_ORDER } from '@fakos/contracts/pages/contract';
import { toDistinctPlaces } from '../../domain/content/pages/arrange-pages.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const STORY = 1;

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

const write = (method: string, body: object, query = '') => api.request(`pages.php${query}`, { method, token, body });
const create = async (body: object): Promise<number> => (await write('POST', body)).body.data.id;
const order = (ids: number[]) => write('PUT', { ids }, '?action=order');
const duplicate = (id: number) => write('POST', { id }, '?action=duplicate');
const read = async (id: number) => (await api.request(`pages.php?action=admin-get&id=${id}`, { token })).body.data;
const places = async (): Promise<[number, number][]> =>
  (await api.request('pages.php?action=admin-list', { token })).body.data.map((page: Record<string, number>) => [
    page.id,
    page.menu_order,
  ]);

test.each([
  ['different places', [1, 5, 91], [1, 5, 91]],
  ['new pages', [5, 999, 999, 999], [5, 999, 1000, 1001]],
  ['a shared place before others', [5, 5, 6, 9], [5, 6, 7, 9]],
  ['the largest place', [4, MAX_MENU_ORDER, MAX_MENU_ORDER], [4, MAX_MENU_ORDER - 1, MAX_MENU_ORDER]],
])('distinct places of %s', (_case, ascending, expected) => expect(toDistinctPlaces(ascending)).toEqual(expected));

test('the pages exchange their places in the menu, and no version changes', async () => {
  const [guide, offers] = [await create({ title_el: 'Οδηγός' }), await create({ title_el: 'Προσφορές' })];
  const [[, first]] = (await places()) as [[number, number]];
  const { version } = await read(guide);
  expect((await order([offers, guide, STORY])).body.message).toBe('Η σειρά των σελίδων αποθηκεύτηκε.');
  expect(await places()).toEqual([
    [offers, first],
    [guide, 999],
    [STORY, 1000],
  ]);
  expect((await read(guide)).version).toBe(version);
});

test('an order names every page outside the trash once', async () => {
  const guide = await create({ title_el: 'Οδηγός' });
  for (const ids of [[STORY], [STORY, STORY], [STORY, guide, 99]]) {
    expect((await order(ids)).body.errors).toEqual({ ids: 'Η σειρά πρέπει να περιέχει κάθε σελίδα από μία φορά.' });
  }
  await write('DELETE', { id: guide });
  expect((await order([STORY])).status).toBe(200);
});

test('a copy is a draft outside the menu with the same content and a history of its own', async () => {
  await write('PUT', { id: STORY, meta_title_el: 'Ποιοι είμαστε', no_index: true });
  const original = await read(STORY);
  const { body } = await duplicate(STORY);
  expect(body).toMatchObject({
    message: 'Δημιουργήθηκε αντίγραφο της σελίδας ως πρόχειρο.',
    data: { slug: 'story-2' },
  });
  const copy = await read(body.data.id);
  const sections = {
    sections_el: [
      {
        ...original.sections_el[0],
        id: expect.any(String),
        widgets: [expect.objectContaining({ content: '<p>Γεια</p>' })],
      },
    ],
    sections_en: expect.any(Array),
  };
  const own = { ...sections, id: copy.id, slug: 'story-2', version: copy.version, updated_by: ADMIN };
  expect(copy).toEqual({ ...original, ...own, status: 'draft', show_in_menu: false, menu_order: 999 });
  const revisions = await api.request(`pages.php?action=revisions&id=${copy.id}`, { token });
  expect(revisions.body.data).toHaveLength(1);
});

test('a page in the trash is not copied', async () => {
  await write('DELETE', { id: STORY });
  expect((await duplicate(STORY)).status).toBe(404);
});
