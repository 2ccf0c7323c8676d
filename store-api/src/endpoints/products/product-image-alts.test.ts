import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const { aegean, sunny } = productIds;
const FRONT = 'aegean-02-1.jpg';
const SIDE = 'aegean-02-2.jpg';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
  const folder = join(api.dataDir, 'uploads', 'products');
  await mkdir(folder, { recursive: true });
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } }).jpeg();
  for (const name of [FRONT, SIDE]) await writeFile(join(folder, name), await image.toBuffer());
});
afterAll(() => api.close());

const arrange = (images: unknown, id: number = aegean) =>
  api.request('products.php?action=images', { method: 'PUT', token, body: { id, images } });
const readEdited = async (id: number = aegean) =>
  (await api.request(`products.php?action=admin-get&id=${id}`, { token })).body.data;
const readShown = async (language: string) =>
  (await api.request(`products.php?slug=aegean-02&lang=${language}`)).body.data.images;

test('alternative texts are edited with the images, and shown in the visitor’s language', async () => {
  const texts = { alt_el: 'Σκελετός από εμπρός', alt_en: 'Frame from the front' };
  const { body } = await arrange([{ filename: FRONT, ...texts }, SIDE]);
  expect(body.data.gallery_images).toEqual([FRONT, SIDE]);
  const edited = await readEdited();
  expect(edited).toMatchObject({
    gallery_images: [FRONT, SIDE],
    images: [
      { filename: FRONT, ...texts },
      { filename: SIDE, alt_el: '', alt_en: '' },
    ],
    version: body.data.version,
  });
  expect(await readShown('el')).toEqual([
    { filename: FRONT, alt: texts.alt_el },
    { filename: SIDE, alt: '' },
  ]);
  expect((await readShown('en'))[0].alt).toBe(texts.alt_en);

  await arrange([SIDE, { filename: FRONT, alt_en: 'The front' }]);
  expect((await readEdited()).images).toEqual([
    { filename: SIDE, alt_el: '', alt_en: '' },
    { filename: FRONT, alt_el: texts.alt_el, alt_en: 'The front' },
  ]);
});

test('the texts are those of the media library, also for another product with the same file', async () => {
  await arrange([{ filename: FRONT, alt_el: 'Εμπρός' }]);
  await arrange([FRONT], sunny);
  const list = await api.request('media.php?folder=products&search=Εμπρός', { token });
  const [image] = list.body.data;
  expect(image).toMatchObject({ filename: FRONT, alt_el: 'Εμπρός' });
  await api.request('media.php', { method: 'PUT', token, body: { id: image.id, alt_el: 'Από εμπρός' } });
  expect((await readEdited(sunny)).images).toMatchObject([{ filename: FRONT, alt_el: 'Από εμπρός' }]);
});

test.each([
  ['a text that is too long', 'images.0.alt_el', { filename: FRONT, alt_el: 'x'.repeat(251) }],
  ['a path', 'images.0.filename', { filename: '../secret.jpg', alt_el: 'x' }],
  ['a file that is not stored', 'images', { filename: 'never-stored.jpg', alt_el: 'x' }],
])('%s is refused at %s, and nothing is changed', async (_what, field, image) => {
  const before = await readEdited();
  const response = await arrange([image]);
  expect(response.status).toBe(422);
  expect(Object.keys(response.body.errors)).toEqual([field]);
  expect(await readEdited()).toEqual(before);
});
