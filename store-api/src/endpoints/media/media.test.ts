import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());

const createImage = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } })
    .jpeg()
    .toBuffer();

async function send(
  bytes: Buffer | undefined,
  name: string,
  fields: Record<string, string> = {},
  address = 'media.php',
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (bytes) form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const url = `${api.url}/backend/api/${address}?action=upload&lang=en`;
  const response = await fetch(url, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
}
const upload = async (name: string, fields?: Record<string, string>) =>
  (await send(await createImage(), name, fields)).body.data;
const list = async (query: string) => (await api.request(`media.php?${query}`, { token })).body;
const names = async (query: string) => (await list(query)).data.map((one: { filename: string }) => one.filename);
const change = (body: object, action = '') => api.request(`media.php${action}`, { method: 'PUT', token, body });
const remove = (body: object) => api.request('media.php?lang=en', { method: 'DELETE', token, body });
const shown = async (url: string) => (await fetch(`${api.url}${url}`)).status;

test('an uploaded image is in the library at once, at the URL of the response', async () => {
  const { status, body } = await send(await createImage(), 'Βιτρίνα μας.JPG', {
    folder: 'posts',
    alt_en: 'Our window',
  });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    id: expect.any(Number),
    filename: expect.stringMatching(/^vitrina-mas-[0-9a-f]{10}\.jpg$/),
    url: `/backend/api/image.php?type=post&file=${body.data.filename}`,
    thumbnail_url: `/backend/api/image.php?type=post&file=${body.data.filename}&size=thumbnail`,
    width: 300,
    height: 200,
    mime: 'image/jpeg',
    size: expect.any(Number),
    alt: 'Our window',
  });
  expect(await shown(body.data.thumbnail_url)).toBe(200);
  const listed = await list('folder=posts&search=window');
  expect(listed.meta).toEqual({ page: 1, limit: 12, total: 1 });
  expect(listed.data[0]).toMatchObject({ id: body.data.id, folder: 'posts', uploaded_by: ADMIN, uses: 0 });
});

test.each([
  ['no file', undefined, {}, 400, 'BAD_REQUEST', 'Choose a file to send.'],
  ['a text', Buffer.from('no picture at all'), {}, 415, 'UNSUPPORTED_MEDIA', /not a picture that we can read/],
  ['an unknown folder', Buffer.from('GIF89a'), { folder: '../trash' }, 422, 'VALIDATION', /.+/],
] as const)('%s is refused with a message', async (_what, bytes, fields, status, code, message) => {
  const response = await send(bytes, 'x.jpg', fields);
  expect(response).toMatchObject({ status, body: { code, message: expect.stringMatching(message) } });
});

test('image files added to the directory are listed, other files are not', async () => {
  const folder = join(api.dataDir, 'uploads', 'services');
  await mkdir(folder, { recursive: true });
  const files = { 'exam.jpg': await createImage(640, 480), 'broken.jpg': Buffer.from('x'), 'drawing.svg': '<svg/>' };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  expect((await list('folder=services')).data).toMatchObject([
    { filename: 'exam.jpg', width: 640, height: 480, mime: 'image/jpeg', uploaded_by: '' },
  ]);
  await writeFile(join(folder, 'later.jpg'), await createImage());
  await utimes(folder, 1, 1);
  expect(await names('folder=services&sort=filename&order=asc')).toEqual(['exam.jpg', 'later.jpg']);
});

test('texts are changed in both languages, found again, and never over a newer version', async () => {
  const { id } = await upload('plain.jpg', { folder: 'assets' });
  const { version } = (await list('folder=assets')).data[0];
  const mine = await change({ id, version, alt_el: ' Σκελετός τιτανίου ', title_en: 'Titanium' });
  expect(mine.body.data).toMatchObject({ alt_el: 'Σκελετός τιτανίου', alt_en: '', title_en: 'Titanium' });
  expect((await change({ id, version, alt_el: 'x' })).status).toBe(412);
  expect(await names('folder=assets&search=ΤΙΤΑΝΙΟΥ')).toHaveLength(1);
  expect(await names('folder=assets&search=titanio')).toHaveLength(1);
  expect(await names('folder=assets&search=%25')).toEqual([]);
  expect((await change({ id, alt_el: 'x'.repeat(251) })).body.errors).toHaveProperty('alt_el');
  expect((await change({ id: 9999, alt_el: 'x' })).status).toBe(404);
});

describe('an image in use', () => {
  test.each([
    ['products', 'products', (name: string) => ['products', { images: JSON.stringify([name]) }, '1 product'] as const],
    ['posts', 'posts', (name: string) => ['posts', { images: JSON.stringify(['first.jpg', name]) }, '1 post'] as const],
    ['services', 'services', (name: string) => ['services', { image: name }, '1 service'] as const],
    ['categories', 'categories', (name: string) => ['categories', { image: name }, '1 category'] as const],
    ['gallery', 'gallery', (name: string) => ['gallery_images', { filename: name }, 'the gallery'] as const],
    [
      'pages',
      'sections',
      (name: string) =>
        ['pages', { sections_en: JSON.stringify([{ imageUrl: `/x?file=${name}` }]) }, '1 page'] as const,
    ],
  ] as const)('by %s is not deleted, and the response names the uses', async (kind, folder, useIt) => {
    const { id, filename } = await upload('used.jpg', { folder });
    const [table, values, words] = useIt(filename);
    await api.db
      .updateTable(table)
      .set(values as never)
      .where('id', '=', 1)
      .execute();
    const refused = await remove({ id });
    expect(refused).toMatchObject({ status: 409, body: { code: 'STILL_IN_USE', used_in: [{ kind, id: 1 }] } });
    expect(refused.body.message).toContain(words);
    expect((await list(`folder=${folder}&search=used`)).data).toMatchObject([{ id, uses: 1 }]);
    expect((await remove({ id, force: true })).status).toBe(200);
  });

  test('inside a long text is found before deletion, a longer file name is another image', async () => {
    const { id, filename } = await upload('inside.jpg', { folder: 'pages' });
    const html = (name: string) => ({ content_el: `<p><img src="/backend/uploads/pages/${name}"></p>` });
    await api.db
      .updateTable('posts')
      .set(html(`my-${filename}`))
      .where('id', '=', 2)
      .execute();
    expect((await api.request(`media.php?action=get&id=${id}`, { token })).body.data.used_in).toEqual([]);
    await api.db.updateTable('posts').set(html(filename)).where('id', '=', 3).execute();
    const { body } = await remove({ id });
    expect(body.used_in).toEqual([{ kind: 'posts', id: 3, name: 'Post third' }]);
  });

  test('by a setting names the setting', async () => {
    const { id, url } = await upload('logo.png', { folder: 'logos' });
    const value = JSON.stringify(url);
    const row = { key: 'logo_url', value_el: value, value_en: value };
    await api.db
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
    expect((await remove({ id })).body.used_in).toEqual([{ kind: 'settings', id: null, name: 'logo_url' }]);
  });
});

describe('a deleted image', () => {
  test('is not served, its resized copies are deleted, and it can be restored', async () => {
    const { id, filename, url } = await upload('gone.jpg', { folder: 'posts', alt_el: 'Μένει' });
    const original = `/backend/uploads/posts/${filename}`;
    await shown(`${url}&width=96`);
    const sizes = async () => {
      const found = await readdir(join(api.dataDir, 'cache', 'images'), { recursive: true });
      return found.filter((name) => /\.(jpeg|webp|avif)$/.test(name)).length;
    };
    const before = await sizes();
    expect((await remove({ id })).body.message).toMatch(/deleted/);
    expect(await sizes()).toBe(before - 1);
    expect([await shown(url), await shown(original)]).toEqual([404, 404]);
    expect(await names('folder=posts')).not.toContain(filename);
    expect(await names('trash=1')).toContain(filename);
    expect((await change({ id, alt_el: 'x' })).status).toBe(404);
    expect((await remove({ id })).status).toBe(404);

    const back = await change({ id }, '?action=restore');
    expect(back.body.data).toMatchObject({ id, filename, alt_el: 'Μένει', deleted_at: null });
    expect([await shown(url), await shown(original)]).toEqual([200, 200]);
    expect(await names('folder=posts')).toContain(filename);
  });

  test('is gone for good after thirty days', async () => {
    const [old, fresh] = [await upload('old.jpg'), await upload('fresh.jpg')];
    for (const { id } of [old, fresh]) await remove({ id });
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
    await api.db.updateTable('pictures').set({ deleted_at: longAgo }).where('id', '=', old.id).execute();
    await remove({ id: (await upload('next.jpg')).id });
    expect((await change({ id: old.id }, '?action=restore')).status).toBe(404);
    expect((await change({ id: fresh.id }, '?action=restore')).status).toBe(200);
    const trashed = await readdir(join(api.dataDir, 'trash'), { recursive: true });
    expect(trashed.join()).not.toContain(old.filename);
  });
});
