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
    const trashed = (await list('trash=1')).data.find((image: { id: number }) => image.id === id);
    expect(trashed).toMatchObject({ filename, thumbnail_url: expect.stringMatching(/^data:image\/webp;base64,/) });
    expect((await change({ id, alt_el: 'x' })).status).toBe(404);
    expect((await remove({ id })).status).toBe(404);

    const back = await change({ id }, '?action=restore');
    expect(back.body.data).toMatchObject({ id, filename, alt_el: 'Μένει', deleted_at: null });
    expect([await shown(url), await shown(original)]).toEqual([200, 200]);
    expect(await names('folder=posts')).toContain(filename);
  });

  test('is deleted permanently after thirty days', async () => {
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

describe('the file of an image', () => {
  const red = (format: 'png' | 'jpeg', width = 400, height = 100) =>
    sharp({ create: { width, height, channels: 3, background: '#c00' } })
      .toFormat(format)
      .toBuffer();
  const read = async (id: number) => (await api.request(`media.php?action=get&id=${id}`, { token })).body.data;
  const fetchImage = async (url: string) => {
    const response = await fetch(`${api.url}${url}`, { headers: { accept: 'image/*' } });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { response, bytes, metadata: await sharp(bytes).metadata() };
  };
  const replace = async (bytes: Buffer | undefined, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    if (bytes) form.append('file', new Blob([new Uint8Array(bytes)]), 'new.png');
    const headers = { authorization: `Bearer ${token}` };
    const address = `${api.url}/backend/api/media.php?action=replace&lang=en`;
    const response = await fetch(address, { method: 'POST', body: form, headers });
    return { status: response.status, body: await response.json() };
  };

  test('is replaced under the same URL and format, and its earlier version can be brought back', async () => {
    const { id, url, filename } = await upload('front.jpg', { folder: 'products', alt_el: 'Μένει' });
    const before = await fetchImage(url);
    const { version } = await read(id);
    const { status, body } = await replace(await red('png'), { id: String(id), version });
    expect(status).toBe(200);
    const same = { id, url, filename, mime: 'image/jpeg', alt_el: 'Μένει' };
    expect(body.data).toMatchObject({ ...same, width: 400, height: 100, replaced_at: body.data.version });
    const after = await fetchImage(url);
    expect(after.metadata.width).toBe(400);
    expect(after.response.headers.get('cache-control')).toMatch(/max-age=300\b/);
    expect(after.response.headers.get('etag')).not.toBe(before.response.headers.get('etag'));
    expect((await fetchImage(`/backend/uploads/products/${filename}`)).metadata.format).toBe('jpeg');

    expect((await replace(await red('png'), { id: String(id), version })).status).toBe(412);
    const reverted = await change({ id, version: body.data.version }, '?action=revert');
    expect(reverted.body.data).toMatchObject({ ...same, width: 300, height: 200 });
    expect((await fetchImage(url)).metadata.width).toBe(300);
    expect((await change({ id }, '?action=revert')).body.data.width).toBe(400);
  });

  test.each([
    ['no file', undefined, 400, 'BAD_REQUEST'],
    ['a text', Buffer.from('no picture at all'), 415, 'UNSUPPORTED_MEDIA'],
  ] as const)('is not replaced by %s', async (_what, bytes, status, code) => {
    const { id } = await upload('stays.jpg');
    expect(await replace(bytes, { id: String(id) })).toMatchObject({ status, body: { code } });
    expect(await read(id)).toMatchObject({ width: 300, replaced_at: null });
    expect((await change({ id }, '?action=revert')).status).toBe(404);
  });

  test('is not changed where its format is not one that is written here', async () => {
    const folder = join(api.dataDir, 'uploads', 'logos');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const [{ id }] = (await list('folder=logos&search=mark')).data;
    const { status, body } = await replace(await red('png'), { id: String(id) });
    expect(status).toBe(422);
    expect(body.message).toMatch(/cannot be cropped or replaced/);
  });

  test('is cropped in place, and the focal point moves with it', async () => {
    const wide = await sharp(await createImage(900, 600))
      .webp()
      .toBuffer();
    const { id, url } = (await send(wide, 'wide.webp', { folder: 'posts' })).body.data;
    // The decoder must not remember the file that it has read before.
    expect((await fetchImage(url)).metadata.width).toBe(900);
    await change({ id, focal_x: 75, focal_y: 50 });
    const { body } = await change({ id, x: 0.5, y: 0, width: 0.5, height: 1 }, '?action=crop');
    expect(body.data).toMatchObject({ width: 450, height: 600, focal_x: 50, focal_y: 50 });
    expect((await fetchImage(url)).metadata).toMatchObject({ width: 450, height: 600 });
    const whole = await change({ id }, '?action=revert');
    expect(whole.body.data).toMatchObject({ width: 900, height: 600, focal_x: 75 });
    expect((await change({ id, x: 0, y: 0, width: 0, height: 1 }, '?action=crop')).status).toBe(422);
  });

  test('is cropped by image.php around its focal point', async () => {
    const halves = sharp({ create: { width: 800, height: 200, channels: 3, background: '#f00' } }).composite([
      { input: { create: { width: 400, height: 200, channels: 3, background: '#00f' } }, left: 400, top: 0 },
    ]);
    const { id, url } = (await send(await halves.png().toBuffer(), 'halves.png', { folder: 'posts' })).body.data;
    const getColour = async () => {
      const { bytes, metadata, response } = await fetchImage(`${url}&width=96&ratio=4x5`);
      expect([metadata.width, metadata.height]).toEqual([96, 120]);
      const [red, , blue] = await sharp(bytes).resize(1, 1).raw().toBuffer();
      return { etag: response.headers.get('etag'), colour: (red ?? 0) > (blue ?? 0) ? 'red' : 'blue' };
    };
    await change({ id, focal_x: 10 });
    const left = await getColour();
    await change({ id, focal_x: 90 });
    const right = await getColour();
    expect([left.colour, right.colour]).toEqual(['red', 'blue']);
    expect(left.etag).not.toBe(right.etag);
    expect((await change({ id, focal_x: 101 })).status).toBe(422);
    expect((await api.request(`image.php?type=post&file=a.png&ratio=1x9`)).status).not.toBe(200);
  });
});

describe('the library', () => {
  test('filters images without alternative text, unused ones and large ones', async () => {
    const { id, filename } = await upload('lonely.jpg', { folder: 'services', alt_el: 'Μόνη' });
    const { filename: shownName } = await upload('in-a-text.jpg', { folder: 'services', alt_el: 'α', alt_en: 'a' });
    const html = `<p><img src="/backend/uploads/services/${shownName}"></p>`;
    await api.db.updateTable('posts').set({ content_en: html }).where('id', '=', 1).execute();
    await api.db.updateTable('pictures').set({ size: 2_000_000 }).where('id', '=', id).execute();
    expect(await names('folder=services&alt=missing&search=lonely')).toEqual([filename]);
    expect(await names('folder=services&alt=missing&search=in-a-text')).toEqual([]);
    const unused = await list('folder=services&use=none&limit=1&search=jpg');
    expect(unused.data).toHaveLength(1);
    const all = await names('folder=services&use=none&limit=100');
    expect(all).toContain(filename);
    expect(all).not.toContain(shownName);
    expect(await names('folder=services&weight=large')).toEqual([filename]);
  });

  test('many images are moved to the trash and back, except those in use', async () => {
    const uploaded = [await upload('one.jpg'), await upload('two.jpg'), await upload('three.jpg')];
    const [one, two, three] = uploaded;
    const ids = uploaded.map(({ id }) => id);
    await api.db
      .updateTable('services')
      .set({ content_el: `src="${three.url}"` })
      .where('id', '=', 1)
      .execute();
    const bulk = (changed: object, preview = false) =>
      api.request('media.php?action=bulk&lang=en', { token, body: { target: { ids }, change: changed, preview } });

    const preview = await bulk({ kind: 'delete' }, true);
    expect(await shown(one.url)).toBe(200);
    const deleted = await bulk({ kind: 'delete' });
    expect(deleted.body.data).toEqual(expect.objectContaining({ total: 3, refused: preview.body.data.refused }));
    expect(deleted.body.data.done).toMatchObject([
      { id: one.id, label: one.filename, after: { deleted: true } },
      { id: two.id, after: { deleted: true } },
    ]);
    expect(deleted.body.data.refused).toMatchObject([{ id: three.id, code: 'STILL_IN_USE' }]);
    expect(deleted.body.data.refused[0].message).toContain('1 service');
    expect([await shown(one.url), await shown(three.url)]).toEqual([404, 200]);
    expect((await bulk({ kind: 'delete', force: true })).body.data.refused).toEqual([]);
    expect(await shown(three.url)).toBe(404);

    expect((await bulk({ kind: 'restore' })).body.data.done).toHaveLength(3);
    expect(await Promise.all(uploaded.map(({ url }) => shown(url)))).toEqual([200, 200, 200]);

    const notInTrash = (await bulk({ kind: 'purge', force: true })).body.data;
    expect([notInTrash.done, notInTrash.refused.length]).toEqual([[], 3]);
    await bulk({ kind: 'delete', force: true });
    expect((await bulk({ kind: 'purge' }, true)).body.data.done).toHaveLength(2);
    const purged = (await bulk({ kind: 'purge' })).body.data;
    expect(purged.done).toMatchObject([
      { id: one.id, before: { deleted: true }, after: null },
      { id: two.id, after: null },
    ]);
    expect(purged.refused).toMatchObject([{ id: three.id, code: 'STILL_IN_USE' }]);
    const trash = join(api.dataDir, 'trash', 'uploads', 'pages');
    expect(await readdir(trash)).not.toContain(one.filename);
    expect(await readdir(trash)).toContain(three.filename);
    expect((await bulk({ kind: 'purge', force: true })).body.data.done).toHaveLength(1);
    expect(await readdir(trash)).not.toContain(three.filename);
    expect((await list('trash=1&search=three')).meta.total).toBe(0);
  });
});

test('the public settings have the focal points that are not the centre', async () => {
  const { id, filename } = await upload('focus.jpg', { folder: 'pages' });
  const getUrl = (type: string) => `/backend/api/image.php?type=${type}&file=${filename}`;
  const getPositions = async () =>
    (await api.request('settings.php?action=getSettings')).body.settings.image_positions ?? {};
  expect(await getPositions()).not.toHaveProperty([getUrl('images')]);
  await change({ id, focal_x: 20, focal_y: 80 });
  expect(await getPositions()).toMatchObject({
    [getUrl('images')]: '20% 80%',
    [getUrl('section')]: '20% 80%',
  });
  await remove({ id });
  expect(await getPositions()).not.toHaveProperty([getUrl('images')]);
});
