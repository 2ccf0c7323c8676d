import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const WINDOW = 1;

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
  await mkdir(join(api.dataDir, 'uploads', 'gallery'), { recursive: true });
  await createImage()
    .jpeg()
    .toFile(join(api.dataDir, 'uploads', 'gallery', 'window.jpg'));
});
afterEach(() => api.close());

const createImage = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#0a7' } });
async function upload(address: string, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('image', new Blob([new Uint8Array(await createImage().png().toBuffer())]), 'Νέα.png');
  const url = `${api.url}/backend/api/settings.php?action=upload${address}`;
  const response = await fetch(url, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } });
  return (await response.json()).data;
}
const shown = async (language = 'el') => (await api.request(`settings.php?action=gallery&lang=${language}`)).body.data;
const edited = async () => (await api.request('settings.php?action=admin-gallery', { token })).body.data;
const change = (body: object) => api.request('settings.php?action=gallery', { method: 'PUT', token, body });
const remove = (id: number) => api.request('settings.php?action=gallery', { method: 'DELETE', token, body: { id } });
const copy = (body: object) => api.request('settings.php?action=copy_gallery_image', { token, body });
const library = async (folder: string) => (await api.request(`media.php?folder=${folder}`, { token })).body.data;

test('visitors see the gallery in their language and in the order that the shop gave it', async () => {
  const { filename } = await upload('', { alt_el: 'Νέα', alt_en: 'New' });
  expect(await shown('en')).toMatchObject([
    { id: WINDOW, alt: 'Window' },
    { filename, alt: 'New' },
  ]);
  const [, added] = await edited();
  const response = await change({ order: [added.id, WINDOW] });
  expect(response.body).toMatchObject({ message: 'Η συλλογή αποθηκεύτηκε.', data: [{ id: added.id }, { id: WINDOW }] });
  expect((await shown()).map((image: { id: number }) => image.id)).toEqual([added.id, WINDOW]);
});

test.each([
  ['of another gallery', { order: [WINDOW, 99] }, 409],
  ['with an image twice', { order: [WINDOW, WINDOW] }, 409],
  ['and texts at once', { id: WINDOW, order: [WINDOW] }, 400],
])('an order %s is refused', async (_what, body, status) => {
  expect((await change(body)).status).toBe(status);
});

test('texts are changed by language, others stay unchanged, and a newer version is never overwritten', async () => {
  const [{ version }] = await edited();
  const response = await change({ id: WINDOW, version, title_el: 'Η βιτρίνα', caption_en: 'Seen at night' });
  expect(response.body.data[0]).toMatchObject({ title_el: 'Η βιτρίνα', title_en: '', caption_en: 'Seen at night' });
  expect(await shown('en')).toMatchObject([{ alt: 'Window', title: '', caption: 'Seen at night' }]);
  expect((await change({ id: WINDOW, version, title_el: 'Άλλη' })).status).toBe(412);
  expect((await change({ id: 99, title_el: 'Άλλη' })).status).toBe(404);
});

test('an image removed from the gallery stays in the library, and can be added again', async () => {
  expect((await remove(WINDOW)).body.message).toBe('Η εικόνα αφαιρέθηκε από τη συλλογή.');
  expect([await shown(), (await remove(WINDOW)).status]).toEqual([[], 404]);
  expect(await library('gallery')).toMatchObject([{ filename: 'window.jpg', uses: 0 }]);
  for (let times = 0; times < 2; times++) await copy({ filename: 'window.jpg', to: 'gallery' });
  expect(await shown()).toMatchObject([{ filename: 'window.jpg' }]);
});

test.each([
  ['&type=logo', {}, 'logos', 'logo'],
  ['', { type: 'section' }, 'sections', 'section'],
  ['&type=images', {}, 'pages', 'images'],
])('an upload%s %j is stored in %s and not shown in the gallery', async (address, fields, folder, type) => {
  const { id, filename, url } = await upload(address, fields);
  expect(url).toBe(`/backend/api/image.php?type=${type}&file=${filename}`);
  expect(await library(folder)).toMatchObject([{ id, filename }]);
  expect(await shown()).toHaveLength(1);
});

test('a copy of a gallery image is another file, with a response like an upload’s', async () => {
  const { body } = await copy({ id: WINDOW, to: 'post' });
  expect(body.data).toMatchObject({
    filename: expect.stringMatching(/^window-[0-9a-f]{10}\.jpg$/),
    width: 90,
    height: 60,
  });
  expect(Object.keys(body.data)).toEqual(Object.keys(await upload('&type=post')));
  expect((await fetch(`${api.url}${body.data.url}`)).status).toBe(200);
  expect(await library('gallery')).toHaveLength(1);
});

test.each([
  [{ id: 99, to: 'post' }, 404],
  [{ filename: '../../secret.jpg', to: 'post' }, 404],
  [{ to: 'post' }, 400],
  [{ id: WINDOW, to: '../trash' }, 422],
])('a copy of %j is refused', async (body, status) => {
  expect((await copy(body)).status).toBe(status);
});
