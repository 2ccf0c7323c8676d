import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, PHONE } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

const FRAME = 'ormos-plaka-tortoise';
/** The pupils of the drawn face, as shares of the upright photo. */
const pupils = [
  { x: 0.36, y: 0.45 },
  { x: 0.64, y: 0.45 },
] as const;
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
/** Of positions in the image, as a share of its width. */
const TOLERANCE = 0.015;
const PHOTO = { width: 2400, height: 3000 };

test.use({ viewport: { width: PHONE, height: 800 } });

/** The EXIF segment of a photo that has to be turned by a quarter clockwise. */
const TURNED = Buffer.from(
  'ffe10022457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000',
  'hex',
);

/** A drawn face as a camera stores it: larger than it is shown, and on its side with an orientation that turns it. */
async function drawFace(page: Page): Promise<Buffer> {
  const address = await page.evaluate(
    ({ width, height, eyes }) => {
      const canvas = document.createElement('canvas');
      canvas.width = height;
      canvas.height = width;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.translate(0, width);
      context.rotate(-Math.PI / 2);
      const circle = (x: number, y: number, radiusX: number, radiusY: number, colour: string) => {
        context.fillStyle = colour;
        context.beginPath();
        context.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
        context.fill();
      };
      context.fillStyle = '#8fa3b0';
      context.fillRect(0, 0, width, height);
      circle(width / 2, height / 2, width * 0.34, height * 0.38, '#e8bfa0');
      for (const { x, y } of eyes) circle(x * width, y * height, 40, 40, '#222222');
      return canvas.toDataURL('image/jpeg');
    },
    { ...PHOTO, eyes: pupils },
  );
  const jpeg = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), TURNED, jpeg.subarray(2)]);
}

/** The first and the last column of the frame inside the face, as shares of the width, and the level of a lens below the pupil. */
const measureFrame = (image: Locator) =>
  image.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const DARK = 110;
    const level = (x: number, y: number) => Math.min(...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3));
    const columns: number[] = [];
    for (let x = Math.round(width * 0.19); x < width * 0.81; x++) {
      for (let y = Math.round(height * 0.36); y < height * 0.56; y += 2) {
        if (level(x, y) < DARK) {
          columns.push(x);
          break;
        }
      }
    }
    const lens = level(Math.round(width * 0.36), Math.round(height * 0.485));
    return { first: (columns[0] ?? 0) / width, last: (columns.at(-1) ?? 0) / width, lens };
  });

test('a visitor tries a frame on a photo, which no request carries, and saves the image', async ({ page }) => {
  await page.goto(`/shop/${FRAME}`);
  const photo = await drawFace(page);
  await page.getByRole('button', { name: 'Δοκιμή στη φωτογραφία μου' }).click();
  const dialog = page.getByRole('dialog', { name: /^Δοκιμάστε στη φωτογραφία σας/ });
  await expect(dialog.getByText(/Δεν ανεβαίνει πουθενά/)).toBeVisible();
  await expectAccessible(page, { part: '[role="dialog"]' });
  const input = dialog.getByLabel('Φωτογραφία του προσώπου σας');
  await input.setInputFiles({ name: 'face.heic', mimeType: 'image/heic', buffer: Buffer.from('no image') });
  await expect(dialog.getByText(/Αυτό το αρχείο δεν ανοίγει ως φωτογραφία/)).toBeVisible();

  const bodies: Buffer[] = [];
  page.on('request', (request) => bodies.push(Buffer.from(request.url()), request.postDataBuffer() ?? Buffer.of()));
  await input.setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: photo });
  const image = dialog.getByRole('img', { name: /^Η φωτογραφία σας/ });
  await expect(image).toBeVisible();
  // Upright and scaled down.
  const size = await image.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height]);
  expect(size).toEqual([1280, 1600]);

  const left = dialog.getByRole('button', { name: 'Κόρη αριστερά στη φωτογραφία' });
  const right = dialog.getByRole('button', { name: 'Κόρη δεξιά στη φωτογραφία' });
  await left.hover();
  const shown = await image.boundingBox();
  if (!shown) throw new Error('The photo has no box.');
  await page.mouse.down();
  await page.mouse.move(shown.x + pupils[0].x * shown.width, shown.y + pupils[0].y * shown.height, { steps: 4 });
  await page.mouse.up();
  // The other mark by keyboard: from its usual place to the pupil.
  await right.focus();
  const steps = { x: Math.round((pupils[1].x - 0.6) * 128), y: Math.round((pupils[1].y - 0.42) * 160) };
  for (let step = 0; step < steps.x; step++) await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < steps.y; step++) await page.keyboard.press('Shift+ArrowDown');
  await expectAccessible(page, { part: '[role="dialog"]' });

  const save = dialog.getByRole('button', { name: 'Αποθήκευση εικόνας' });
  await expect(save).toBeEnabled();
  // The distance of the marks is 63 mm, which gives the scale of the frame.
  const frameWidth = Number(/Πλάτος σκελετού: (\d+) mm/.exec((await dialog.textContent()) ?? '')?.[1]);
  const share = (frameWidth / 63) * (pupils[1].x - pupils[0].x);
  const worn = await measureFrame(image);
  expect(Math.abs(worn.first - (0.5 - share / 2))).toBeLessThan(TOLERANCE);
  expect(Math.abs(worn.last - (0.5 + share / 2))).toBeLessThan(TOLERANCE);
  // Clear lenses show the face.
  expect(worn.lens).toBeGreaterThan(140);

  const download = page.waitForEvent('download');
  await save.click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`${FRAME}.jpg`);
  expect((await readFile(await saved.path())).subarray(0, JPEG_START.length)).toEqual(JPEG_START);

  await dialog.getByLabel('Διακορική απόσταση (PD) σε mm').fill('630');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Διακορική απόσταση (PD) σε mm').fill('70');
  await dialog.getByRole('button', { name: 'Αναίρεση' }).click();
  await expect(save).toBeEnabled();
  // Neither the file nor its base64 text.
  for (const trace of [JPEG_START, Buffer.from('JFIF'), Buffer.from('/9j/')]) {
    expect(bodies.filter((body) => body.includes(trace))).toEqual([]);
  }
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toMatch(/data:image|\/9j\//);
});

test('a product without a known width cannot be tried on', async ({ page }) => {
  await page.goto('/shop/dewlin-toric-3');
  await expect(page.getByRole('button', { name: 'Προσθήκη στο καλάθι' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Δοκιμή στη φωτογραφία μου' })).toHaveCount(0);
});
