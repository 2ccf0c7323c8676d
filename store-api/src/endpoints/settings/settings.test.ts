import { type Setting, settingDefinitions } from '@fakos/contracts/settings/contract';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { listEndpoints } from '../index.ts';

const catalogue: Record<string, Setting> = settingDefinitions;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const store = (key: string, value: unknown, english: unknown = value) =>
  api.db
    .insertInto('settings')
    .values({ key, value_el: JSON.stringify(value), value_en: JSON.stringify(english) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value_el: JSON.stringify(value), value_en: JSON.stringify(english) }),
    )
    .execute();
const chrome = async (query = '') => (await api.request(`settings.php?action=getSettings${query}`)).body.settings;
const content = async (query = '') => (await api.request(`settings.php?${query}`)).body.data.content;

test('settings without a value have the default of the specification', async () => {
  expect(await chrome()).toMatchObject({
    company_name: 'Fakos',
    site_style: 'eshop',
    footer_background_color: '#00C7B5',
    footer_text_color: '#ffffff',
    show_phone: 'true',
    show_twitter: 'true',
  });
  expect(await content()).toMatchObject({ gallery_style: 'grid', show_gallery_section: 'false', extra_sections: [] });
});

test('settings of loader, construction, sidebar and blog are included only if the shop has set them', async () => {
  const before = await chrome();
  expect(Object.keys(before).filter((key) => /loader|construction|sidebar|blog|linkedin/.test(key))).toEqual([]);
  await store('loader_text', 'Ένα λεπτό...', 'One moment...');
  await store('construction_title', 'Ερχόμαστε');
  expect(await chrome('&lang=en')).toMatchObject({ loader_text: 'One moment...' });
  expect(await chrome()).not.toHaveProperty('construction_title');
  await store('under_construction_enabled', 'true');
  const closed = { under_construction_enabled: 'true', construction_title: 'Ερχόμαστε' };
  expect(await chrome()).toMatchObject(closed);
  expect(await content()).toMatchObject(closed);
});

test('construction texts without an English version are those in Greek', async () => {
  await store('under_construction_enabled', 'true');
  await store('construction_title', 'Ερχόμαστε', 'Coming soon');
  await store('construction_subtitle', 'Ανοίγουμε τον Μάιο', '');
  expect(await chrome('&lang=en')).toMatchObject({
    construction_title: 'Coming soon',
    construction_subtitle: 'Ανοίγουμε τον Μάιο',
  });
});

test('an invalid stored value counts as not set', async () => {
  await store('posts_layout', 'spiral');
  await store('loader_duration', 'soon');
  expect(await content()).toMatchObject({ posts_layout: 'grid' });
  expect(await chrome()).not.toHaveProperty('loader_duration');
});

test('sections may refer to deleted categories; inactive sections are returned to staff only', async () => {
  const section = { position: 'after_store', layout: 'products_grid', category_ids: [1, 987654] };
  await store('extra_sections', [
    { id: 's1', is_active: true, ...section },
    { id: 's2', is_active: false, ...section },
  ]);
  await store('footer_widgets', [
    { type: 'categories', enabled: true, count: 4 },
    { type: 'text', enabled: false, content: 'draft' },
  ]);
  const { extra_sections: sections } = await content();
  expect(sections).toHaveLength(1);
  expect(sections[0]).toMatchObject({ id: 's1', category_ids: [1, 987654], product_limit: 6, section_size: 'medium' });
  expect((await chrome()).footer_widgets).toEqual([{ type: 'categories', enabled: true, count: 4 }]);
});

test('no public endpoint returns a setting for staff', async () => {
  const hidden = Object.entries(catalogue).filter(([, { visibility }]) => visibility !== 'public');
  expect(hidden.map(([key]) => key)).toEqual(
    expect.arrayContaining(['smtp_password', 'smtp_host', 'bank_account_text']),
  );
  for (const [key] of hidden) await store(key, `hidden-${key}`, `hidden-${key}`);
  const open = listEndpoints(api.dataDir).filter(({ endpoint }) => endpoint.permission === 'public');
  const queries = [
    '',
    '&slug=plain&id=1&page=1&limit=100',
    '&number=OP26-000001&token=x&type=logo&file=a.png&search=hidden',
  ];
  for (const { endpoint } of open) {
    const action = 'action' in endpoint && endpoint.action ? `action=${endpoint.action}` : 'lang=en';
    for (const query of queries) {
      const body = endpoint.method === 'GET' ? undefined : { items: [{ product_id: 1, quantity: 1 }], token: 'x' };
      const response = await api.request(`${endpoint.resource}.php?${action}${query}`, {
        method: endpoint.method,
        body,
      });
      const said = JSON.stringify([response.body, [...response.headers]]);
      expect([endpoint.resource, action, /hidden-/.exec(said.replace('search=hidden', ''))]).toEqual([
        endpoint.resource,
        action,
        null,
      ]);
    }
  }
  const staff = await api.signIn(ADMIN);
  const read = await api.request('settings.php?action=admin-settings', { token: staff });
  expect(JSON.stringify(read.body)).not.toContain('hidden-smtp_password');
  expect(read.body.data.settings.smtp_password).toEqual({ kind: 'secret', group: 'email', isSet: true });
});
