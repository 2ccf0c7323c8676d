import type { Selectable } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { addAccount } from '../../testing/staff-accounts.ts';
import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
let before: Selectable<Tables['settings']>[];
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
  before = await api.db.selectFrom('settings').selectAll().execute();
});
afterEach(async () => {
  await api.db.deleteFrom('settings').execute();
  await api.db.deleteFrom('settings_log').execute();
  await api.db.deleteFrom('counters').where('name', '=', 'settings').execute();
  await api.db.insertInto('settings').values(before).execute();
});
afterAll(() => api.close());

const save = (fields: object, query = '') => api.request(`settings.php${query}`, { token, body: fields });
const chrome = async (lang = 'el') => (await api.request(`settings.php?action=getSettings&lang=${lang}`)).body.settings;
const home = async (lang = 'el') => (await api.request(`settings.php?lang=${lang}`)).body.data.content;
const edited = async (group: string) =>
  (await api.request(`settings.php?action=admin-settings&group=${group}`, { token })).body.data;

test('texts are saved in one language or both; other settings stay unchanged', async () => {
  const response = await save({
    action: 'updateSettings',
    tagline: { el: 'Καθαρά', en: 'Clearly' },
    site_style: 'magazine',
  });
  expect(response.body).toMatchObject({ message: 'Οι ρυθμίσεις αποθηκεύτηκαν.', data: { revision: 1 } });
  await save({ tagline_en: 'Sharply', motto: 'Μόνο ελληνικά' });
  await save({ motto: 'English now' }, '?lang=en');
  expect(await chrome()).toMatchObject({ tagline: 'Καθαρά', motto: 'Μόνο ελληνικά', site_style: 'magazine' });
  expect(await chrome('en')).toMatchObject({ tagline: 'Sharply', motto: 'English now', company_name: 'Fakos' });
  expect((await edited('content')).settings.tagline).toEqual({
    kind: 'localised',
    group: 'content',
    visibility: 'public',
    value_el: 'Καθαρά',
    value_en: 'Sharply',
    default_el: '',
    default_en: '',
  });
});

test('flags are stored as the strings of the specification, numbers and lists as JSON values', async () => {
  await save({
    show_phone: false,
    show_email: '0',
    show_masonry_section: 1,
    posts_limit: '8',
    masonry_item6_title: { el: 'Ηλίου', en: 'Sun' },
    footer_widgets: JSON.stringify([{ type: 'links', enabled: '1', links: [{ text: 'Α', url: '/shop' }] }]),
    site_favicon: 'icon.png',
  });
  expect(await chrome()).toMatchObject({
    show_phone: 'false',
    show_email: 'false',
    footer_widgets: [{ type: 'links', enabled: true, links: [{ text: 'Α', url: '/shop' }] }],
    favicon_url: 'icon.png',
  });
  expect(await home('en')).toMatchObject({ show_masonry_section: 'true', posts_limit: 8, masonry_item6_title: 'Sun' });
});

test('null resets a setting to its default', async () => {
  await save({ footer_background_color: '#123456', gallery_style: 'hexagon' });
  expect((await chrome()).footer_background_color).toBe('#123456');
  await save({ footer_background_color: null, gallery_style: null });
  expect((await chrome()).footer_background_color).toBe('#00C7B5');
  expect((await home()).gallery_style).toBe('grid');
});

test('HTML is sanitised, and plain text beside it is unchanged', async () => {
  const evil = '<p onclick="x()">Α</p><script>alert(1)</script>';
  await save({
    extra_sections: {
      el: [{ id: 's', position: 'footer', layout: 'text_only', content: evil, title: 'A < B' }],
    },
    footer_widgets: [
      { type: 'custom_html', enabled: true, html: evil },
      { type: 'text', enabled: true, content: 'A < B & C' },
    ],
  });
  expect((await home()).extra_sections).toMatchObject([{ content: '<p>Α</p>', title: 'A < B' }]);
  expect((await chrome()).footer_widgets).toEqual([
    { type: 'custom_html', enabled: true, html: '<p>Α</p>' },
    { type: 'text', enabled: true, content: 'A < B & C' },
  ]);
});

test('only the URL of a map embed code is stored', async () => {
  const frame = '<iframe width="600" src="https://www.google.com/maps/embed?pb=1&amp;x=2" loading="lazy"></iframe>';
  await save({ google_maps_embed: frame });
  expect((await chrome()).google_maps_embed).toBe('https://www.google.com/maps/embed?pb=1&x=2');
});

test.each([
  [{ role: 'admin' }, 'role', 'Δεν υπάρχει τέτοια ρύθμιση.'],
  [{ constructor: 'x' }, 'constructor', 'Δεν υπάρχει τέτοια ρύθμιση.'],
  [{ site_style_el: 'blog' }, 'site_style_el', 'Δεν υπάρχει τέτοια ρύθμιση.'],
  [{ navigation: {} }, 'navigation', 'Δεν υπάρχει τέτοια ρύθμιση.'],
  [{ footer_text_color: 'red;background:url(x)' }, 'footer_text_color', 'Γράψτε ένα χρώμα, για παράδειγμα #00C7B5.'],
  [{ instagram_url: 'javascript:1' }, 'instagram_url', 'Γράψτε μια διεύθυνση που αρχίζει με https://.'],
  [{ hero_button_url: '//evil.example' }, 'hero_button_url', 'Γράψτε μια διεύθυνση όπως /shop ή https://example.gr.'],
  [{ logo_url: '../secret.png' }, 'logo_url', 'Διαλέξτε μια εικόνα του καταστήματος ή γράψτε τη διεύθυνσή της.'],
  [
    { google_maps_embed: 'https://evil.example/embed' },
    'google_maps_embed',
    'Επικολλήστε τον κώδικα ενσωμάτωσης του χάρτη από το Google Maps.',
  ],
  [{ mail_from: 'nobody' }, 'mail_from', 'Γράψτε ένα e-mail, για παράδειγμα maria@example.gr.'],
  [{ smtp_host: 'a b' }, 'smtp_host', 'Γράψτε το όνομα του διακομιστή, για παράδειγμα mail.example.gr.'],
  [{ gallery_style: 'spiral' }, 'gallery_style', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  [{ show_phone: 'perhaps' }, 'show_phone', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  [{ posts_limit: 900 }, 'posts_limit', 'Γράψτε έναν αριθμό από 1 έως 24.'],
  [{ shipping_courier: -1 }, 'shipping_courier', 'Γράψτε έναν αριθμό από 0 έως 100000.'],
  [{ tagline: { en: 'x'.repeat(301) } }, 'tagline.en', 'Γράψτε το πολύ 300 χαρακτήρες.'],
  [{ tagline_el: 'a\u0000b' }, 'tagline_el', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  [{ tagline: { el: 'α', fr: 'x' } }, 'tagline', 'Αυτή η τιμή δεν είναι αποδεκτή.'],
  [
    { footer_widgets: [{ type: 'links', enabled: true, links: [{ text: 'x', url: 'javascript:1' }] }] },
    'footer_widgets.0.links.0.url',
    'Γράψτε μια διεύθυνση όπως /shop ή https://example.gr.',
  ],
  [
    { extra_sections: [{ id: 1, position: 'above', layout: 'text_only' }] },
    'extra_sections.0.position',
    'Αυτή η τιμή δεν είναι αποδεκτή.',
  ],
])('%j is refused at its field, and nothing of the write is stored', async (wrong, field, message) => {
  const response = await save({ company_name: 'Never', ...wrong });
  expect([response.status, response.body.errors]).toEqual([422, { [field]: message }]);
  expect((await chrome()).company_name).toBe('Fakos');
  expect((await edited('content')).revision).toBe(0);
});

test('a password can be saved but is never returned; an empty one keeps it, null clears it', async () => {
  const isSet = async () => (await edited('email')).settings.smtp_password.isSet;
  const stored = () =>
    api.db.selectFrom('settings').select('value_el').where('key', '=', 'smtp_password').executeTakeFirst();
  expect(await isSet()).toBe(false);
  const response = await save({ smtp_host: 'mail.example.gr', smtp_password: ' s3cret ' });
  expect(JSON.stringify(response.body)).not.toContain('s3cret');
  await save({ smtp_password: '', smtp_user: 'shop' });
  expect(await stored()).toEqual({ value_el: '" s3cret "' });
  expect(await isSet()).toBe(true);
  const log = await api.request('settings.php?action=settings-log', { token });
  expect(JSON.stringify(log.body)).not.toContain('s3cret');
  expect(log.body).toMatchObject({
    meta: { total: 2 },
    data: [
      { revision: 2, actor: ADMIN, keys: ['smtp_user'] },
      { revision: 1, actor: ADMIN, keys: ['smtp_host', 'smtp_password'] },
    ],
  });
  await save({ smtp_password: null });
  expect([await stored(), await isSet()]).toEqual([undefined, false]);
});

test('the log has the values before and after, so that a change can be undone', async () => {
  await save({ tagline: { el: 'Ένα', en: 'One' }, posts_limit: 5 });
  await save({ tagline_en: 'Two', posts_limit: null });
  const { body } = await api.request('settings.php?action=settings-log', { token });
  const one = { el: 'Ένα', en: 'One' };
  const [newest, first] = body.data.map(({ changes }: { changes: object }) => changes);
  expect(first).toMatchObject({ tagline: { after: one }, posts_limit: { after: { el: 5, en: 5 } } });
  expect(newest).toEqual({
    tagline: { before: one, after: { el: 'Ένα', en: 'Two' } },
    posts_limit: { before: { el: 5, en: 5 }, after: null },
  });
});

test('concurrent changes by two users do not overwrite each other', async () => {
  const { revision } = await edited('footer');
  const first = await save({ revision, footer_copyright: { el: 'Πρώτη', en: 'First' } });
  const other = await save({ revision, footer_powered_by: 'Δεύτερος' });
  expect([first.status, other.status]).toEqual([200, 200]);
  const stale = await save({ revision, footer_copyright: { el: 'Τρίτη' }, motto: 'x' });
  expect([stale.status, stale.body.code]).toEqual([412, 'STALE_VERSION']);
  expect(await chrome()).toMatchObject({ footer_copyright: 'Πρώτη', motto: '' });
  const seen = (await edited('footer')).revision;
  expect((await save({ revision: seen, footer_copyright: { el: 'Τρίτη' } })).status).toBe(200);
  expect(await chrome('en')).toMatchObject({ footer_copyright: 'First' });
});

test('ten concurrent writes are all stored, one after the other', async () => {
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      save({ [`masonry_item${(index % 6) + 1}_tag`]: `tag ${index}`, posts_limit: index + 1 }),
    ),
  );
  expect(new Set(responses.map(({ body }) => body.data?.revision)).size).toBe(10);
});

test('prices follow the settings', async () => {
  await save({ shipping_courier: 3.5, shipping_free_from: '120.00', cash_on_delivery_fee: 1 });
  const cart = {
    items: [{ product_id: 1, quantity: 1 }],
    shipping_method: 'courier',
    payment_method: 'cash_on_delivery',
    postcode: '10563',
  };
  const { body } = await api.request('cart.php?action=quote', { body: cart });
  expect(body.data).toMatchObject({ shipping: 3.5 });
  expect((await edited('shipping')).settings.shipping_courier).toMatchObject({ value: 3.5, default: 5.99 });
});

describe('navigation', () => {
  const write = (body: object) => save(body, '?action=update-navigation-settings');
  const bar = async (lang = 'el') =>
    (await api.request(`settings.php?action=get-navigation-settings&lang=${lang}`)).body.data;
  const item = { title_el: 'Προσφορές', title_en: 'Offers', url: '/shop?on_sale=1' };

  test('is edited in both languages, each part separately', async () => {
    const before = (await api.request('settings.php?action=admin-navigation', { token })).body.data;
    expect(before.pages[0]).toMatchObject({ id: 'home', title_el: 'Αρχική', title_en: 'Home', path: '/' });
    const pages = before.pages.map((page: object) => ({ ...page, visible: false }));
    await write({ navigation: { style: 'gradient', backgroundColor: '#fff' }, customMenuItems: [item], pages });
    expect(await bar('en')).toMatchObject({
      navigation: { style: 'gradient', backgroundColor: '#fff', position: 'sticky' },
      customMenuItems: [{ title: 'Offers', url: item.url, icon: '', visible: true, openInNewTab: false }],
    });
    await write({ customMenuItems: [] });
    const after = await bar();
    expect(after.customMenuItems).toEqual([]);
    expect(after.pages.filter(({ type }: { type: string }) => type === 'static')).toMatchObject([
      { title: 'Αρχική', visible: false },
      { title: 'Επικοινωνία', visible: false },
    ]);
  });

  test.each([
    [{ customMenuItems: [{ ...item, url: 'javascript:1' }] }, 'customMenuItems.0.url'],
    [{ customMenuItems: [{ ...item, title_en: ' ' }] }, 'customMenuItems.0.title_en'],
    [{ pages: [{ id: 'x', title_el: 'α', title_en: 'a', path: 'https://a.gr', order: 1 }] }, 'pages.0.path'],
    [{ navigation: { position: 'top' } }, 'navigation.position'],
  ])('%j is refused', async (wrong, field) => {
    const response = await write(wrong);
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
  });

  test('that another user changed in the meantime is not overwritten', async () => {
    const { revision } = (await api.request('settings.php?action=admin-navigation', { token })).body.data;
    expect((await write({ revision, customMenuItems: [item] })).status).toBe(200);
    expect((await write({ revision, navigation: { style: 'shadow' } })).status).toBe(200);
    expect((await write({ revision, customMenuItems: [] })).status).toBe(412);
  });
});

test('only staff can save settings', async () => {
  const user = await api.signIn(USER);
  const response = await api.request('settings.php', { token: user, body: { company_name: 'Mine' } });
  expect(response.status).toBe(403);
  expect((await chrome()).company_name).toBe('Fakos');
});

test('an admin neither sees nor changes how staff sign in: that is for owners', async () => {
  const { token: theirs } = await addAccount(api.db, 'admin');
  const { settings } = (await api.request('settings.php?action=admin-settings', { token: theirs })).body.data;
  expect(settings).toHaveProperty('smtp_host');
  expect(settings).not.toHaveProperty('staff_two_step_required');
  const response = await api.request('settings.php', { token: theirs, body: { staff_two_step_required: 'true' } });
  expect([response.status, Object.keys(response.body.errors)]).toEqual([403, ['staff_two_step_required']]);
  expect((await edited('staff-access')).settings.staff_two_step_required).toMatchObject({ value: 'false' });
});

describe('a manager', () => {
  let theirs: string;
  beforeAll(async () => {
    theirs = (await addAccount(api.db, 'manager')).token;
  });
  const read = async (query: string) => api.request(`settings.php?action=admin-settings${query}`, { token: theirs });
  const change = (fields: object) => api.request('settings.php', { token: theirs, body: fields });

  test.each([
    ['tagline', 'Νέο', 200],
    ['shipping_courier', 4, 200],
    ['low_stock_threshold', 5, 200],
    ['smtp_host', 'mail.example.gr', 403],
    ['smtp_password', 'secret', 403],
    ['smtp_password', null, 403],
    ['shop_notification_email', 'a@example.gr', 403],
    ['cash_on_delivery_fee', 1, 403],
    ['bank_account_text_el', 'Τράπεζα', 403],
    ['bank_account_text', { en: 'Bank' }, 403],
    ['staff_two_step_required', 'true', 403],
  ])('may set %s to %j: %d', async (field, value, status) => {
    const response = await change({ [field]: value, motto: 'Μαζί' });
    expect(response.status).toBe(status);
    const isSaved = (await chrome()).motto === 'Μαζί';
    expect(isSaved).toBe(status === 200);
    if (status === 200) return;
    expect(response.body).toMatchObject({ code: 'FORBIDDEN', message: 'Δεν έχετε δικαίωμα για αυτή την ενέργεια.' });
    expect(response.body.errors).toEqual({ [field]: 'Ο ρόλος σας δεν επιτρέπει αυτή τη ρύθμιση.' });
  });

  test('reads the settings except those of mail, payment and staff access', async () => {
    const groups = (settings: object) => new Set(Object.values(settings).map(({ group }) => group));
    const all = await api.request('settings.php?action=admin-settings', { token });
    const open = await read('');
    expect([...groups(all.body.data.settings)].filter((group) => !groups(open.body.data.settings).has(group))).toEqual([
      'payment',
      'email',
      'staff-access',
    ]);
    for (const group of ['email', 'payment', 'staff-access']) {
      const refused = await read(`&group=${group}&lang=en`);
      expect([refused.status, refused.body.errors]).toEqual([403, { group: 'Your role does not allow this setting.' }]);
    }
    expect((await read('&group=shipping')).status).toBe(200);
    expect((await api.request('settings.php?action=settings-log', { token: theirs })).status).toBe(403);
  });
});
