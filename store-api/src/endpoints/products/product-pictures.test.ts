import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const { aegean } = productIds;
const old = [1, 2, 3, 4].map((number) => `aegean-02-${number}.jpg`);

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());

beforeEach(async () => {
  await rm(folder(), { recursive: true, force: true });
  await mkdir(folder(), { recursive: true });
  for (const name of old) await writeFile(join(folder(), name), 'a picture');
  await arrange(old);
});

const folder = () => join(api.dataDir, 'uploads', 'products');
const edited = async () => (await api.request(`products.php?action=admin-get&id=${aegean}`, { token })).body.data;
const arrange = (images: unknown, more: object = {}) =>
  api.request('products.php?action=images', { method: 'PUT', token, body: { id: aegean, images, ...more } });

async function upload(bytes: Uint8Array<ArrayBuffer> | undefined, id: number = aegean) {
  const body = new FormData();
  body.set('note', 'a form that has no file is still a form');
  if (bytes) body.set('file', new Blob([bytes]), 'Μπροστά.PNG');
  const headers = { authorization: `Bearer ${token}` };
  const address = `${api.url}/backend/api/products.php?action=upload-image&id=${id}`;
  const response = await fetch(address, { method: 'POST', headers, body });
  return { status: response.status, body: await response.json() };
}

const png = async () =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  );

test('an uploaded image is added after the others', async () => {
  const { body } = await upload(await png());
  expect(body.data).toMatchObject({ width: 60, height: 40, mime: 'image/png' });
  expect(body.data.filename).toMatch(/^brosta-[0-9a-f]+\.png$/);
  expect(await edited()).toMatchObject({
    gallery_images: [...old, body.data.filename],
    version: body.data.version,
  });
  expect(await readdir(folder())).toContain(body.data.filename);
});

test('a file that is not an image, or without a product, is not stored', async () => {
  expect((await upload(new TextEncoder().encode('<svg onload="alert(1)"/>'))).status).toBe(415);
  expect((await upload(undefined)).status).toBe(422);
  expect((await upload(await png(), 99)).status).toBe(404);
  expect((await readdir(folder())).sort()).toEqual(old);
});

test('images are ordered by the list of names; the others are removed from the product', async () => {
  const wanted = [old[2], old[0], old[2]];
  const { body } = await arrange(wanted);
  expect(body.data.gallery_images).toEqual([old[2], old[0]]);
  const shown = await api.request('products.php?slug=aegean-02');
  expect(shown.body.data).toMatchObject({ featured_image: old[2], gallery_images: [old[2], old[0]] });
  expect(await readdir(folder())).toContain(old[1]);
  await arrange([]);
  expect((await edited()).gallery_images).toEqual([]);
});

test.each([
  [['never-uploaded.jpg']],
  [['../secret.jpg']],
  [['..']],
  [['a/b.jpg']],
  [Array.from({ length: 25 }, (_none, index) => `${index}.jpg`)],
  ['aegean-02-1.jpg'],
])('%j is refused', async (images) => {
  const response = await arrange(images);
  expect(response.status).toBe(422);
  expect((await edited()).gallery_images).toEqual(old);
});

test('an order based on an older version is refused', async () => {
  const { version } = await edited();
  expect((await arrange([old[0]], { version })).status).toBe(200);
  expect((await arrange([old[1]], { version })).status).toBe(412);
});

test('a product with the maximum number of images takes no more', async () => {
  const names = Array.from({ length: 24 }, (_none, index) => `full-${index}.jpg`);
  for (const name of names) await writeFile(join(folder(), name), 'a picture');
  await arrange(names);
  const response = await upload(await png());
  expect(response.body.errors).toEqual({ images: 'Το προϊόν έχει ήδη όσες εικόνες επιτρέπονται.' });
});
