import { contentKey } from '@fakos/contracts/content/contract';
import { homeContent, publicSettings } from '@fakos/contracts/settings/contract';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());

const get = async (query = '') => (await api.request(`content.php${query}`)).body.data;
const save = (body: object) => api.request('content.php', { token, body });
const listed = async () => (await api.request('content.php?action=admin-list', { token })).body.data;

test('a text is saved, sanitised, and read by key in the requested language', async () => {
  expect(await get()).toEqual({});
  const texts = { title_el: 'Ερωτήσεις', title_en: 'Questions', body_en: '<p>Ask</p>' };
  const saved = await save({
    key: 'faq_intro',
    version: null,
    ...texts,
    body_el: '<p>Ρωτήστε</p><script>x()</script>',
  });
  expect(saved.body.message).toBe('Το κείμενο αποθηκεύτηκε.');
  await save({ key: 'shop_intro', title_el: 'Κατάστημα' });
  expect(await get('?key=faq_intro')).toEqual({ faq_intro: { title: 'Ερωτήσεις', body: '<p>Ρωτήστε</p>' } });
  expect(Object.keys(await get('?lang=en')).sort()).toEqual(['faq_intro', 'shop_intro']);
  expect((await get('?lang=en')).faq_intro).toEqual({ title: 'Questions', body: '<p>Ask</p>' });
});

test('staff see all keys, and of two concurrent changes one is refused', async () => {
  const rows = await listed();
  expect(rows.map(({ key }: { key: string }) => key)).toEqual(contentKey.options);
  expect(rows[0]).toEqual({
    key: 'about_intro',
    title_el: '',
    title_en: '',
    body_el: '',
    body_en: '',
    version: null,
    updated_by: '',
  });
  const both = await Promise.all(['Α', 'Β'].map((title_el) => save({ key: 'about_intro', version: null, title_el })));
  expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 412]);
  const [{ version, updated_by: actor }] = await listed();
  expect(actor).toBe(ADMIN);
  expect((await save({ key: 'about_intro', version, title_el: 'Γ' })).status).toBe(200);
  expect((await save({ key: 'about_intro', version, title_el: 'Δ' })).status).toBe(412);
});

test('settings cannot be read or written here', async () => {
  const settings = [...Object.keys(publicSettings.shape), ...Object.keys(homeContent.shape), 'smtp_password'];
  for (const key of settings) {
    expect((await api.request(`content.php?key=${key}`)).status).toBe(422);
    expect((await save({ key, title_el: 'x' })).status).toBe(422);
  }
  const { settings: shopSettings } = (await api.request('settings.php?action=getSettings')).body;
  expect(shopSettings.company_name).toBe('Fakos');
});
