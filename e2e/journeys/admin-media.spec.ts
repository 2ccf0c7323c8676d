import type { Page } from '@playwright/test';
import { chooseLanguage } from '../fixtures/back-office-language.ts';
import { expect, test } from '../fixtures/test.ts';

// Scenario 6 of the back office: many uploads at once, and one image over its life.
test.use({ shop: 'admin-media' });

const FILES = 20;
/** 16 × 8 pixels, red on the left and blue on the right. */
const HALVES =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAMAAADHqI+lAAAABlBMVEUAAP//AADF+ovTAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12NghAIGGBgYAQASiABB2Qcs2gAAAABJRU5ErkJggg==';
/** 24 × 8 pixels, green. */
const GREEN =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAICAMAAADUf89RAAAAA1BMVEUAqgDzkmm5AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgGB4AAADIAAF8Y2l9AAAAAElFTkSuQmCC';

const texts = {
  el: {
    uploads: 'Μεταφορτώσεις',
    uploaded: (done: number) => `Ανέβηκαν ${done} από ${FILES}`,
    progress: 'Πρόοδος',
    cancel: 'Ακύρωση',
    retry: 'Νέα προσπάθεια',
    found: `${FILES} εικόνες`,
    horizontal: 'Οριζόντια θέση',
    saved: /^Αποθηκεύτηκε: /,
    replaced: /^Το αρχείο αντικαταστάθηκε/,
    toTrash: 'Στον κάδο',
    used: /^Χρησιμοποιείται ακόμη σε 1 σημείο/,
    category: 'Κατηγορία: Γυαλιά ηλίου',
    undo: 'Αναίρεση',
    restored: /^Επαναφέρθηκε: /,
  },
  en: {
    uploads: 'Uploads',
    uploaded: (done: number) => `${done} of ${FILES} uploaded`,
    progress: 'Progress',
    cancel: 'Cancel',
    retry: 'Try again',
    found: `${FILES} images`,
    horizontal: 'Horizontal position',
    saved: /^Saved: /,
    replaced: /^The file was replaced/,
    toTrash: 'Move to trash',
    used: /^It is still used in 1 place/,
    category: 'Category: Sunglasses',
    undo: 'Undo',
    restored: /^Restored: /,
  },
} as const;

const toFile = (name: string, content: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(content, 'base64'),
});

/** Width and main colour of the image at an address, as a browser that stores images gets it. */
function readImage(page: Page, address: string): Promise<{ width: number; colour: string }> {
  return page.evaluate(async (url) => {
    const response = await fetch(url, { headers: { Accept: 'image/*' }, cache: 'no-cache' });
    const image = await createImageBitmap(await response.blob());
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(image, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    const colours = Object.entries({ red, green, blue }).sort(([, one], [, other]) => other - one);
    return { width: image.width, colour: colours[0]?.[0] ?? '' };
  }, address);
}

for (const language of ['el', 'en'] as const) {
  const text = texts[language];

  test(`${FILES} files are uploaded at once, each with progress, cancel and retry, in ${language}`, async ({
    page,
    signInAsOwner,
    browserErrors,
  }) => {
    browserErrors.expect(/ERR_FAILED POST .*\/media\.php/);
    await signInAsOwner();
    await chooseLanguage(page, language);
    const held = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(/media\.php\?action=upload/, async (route) => {
      sent += 1;
      // The second file gets stuck and the third fails, each at its first try.
      if (sent === 3) return route.abort('failed');
      if (sent === 2) await held.promise;
      await route.continue().catch(() => undefined);
    });
    const names = Array.from(
      { length: FILES },
      (_, index) => `photo-${language}-${String(index + 1).padStart(2, '0')}.png`,
    );
    await page.goto(`/admin/media?search=photo-${language}`);
    await page.locator('input[type="file"]').setInputFiles(names.map((name) => toFile(name, GREEN)));
    const uploads = page.getByRole('region', { name: text.uploads });
    await expect(uploads.getByRole('status')).toHaveText(text.uploaded(FILES - 2));
    await expect(uploads.getByRole('progressbar', { name: `${text.progress}: ${names[1]}` })).toBeVisible();

    await uploads.getByRole('button', { name: `${text.cancel}: ${names[1]}` }).click();
    held.resolve();
    for (const name of [names[1], names[2]]) {
      await uploads.getByRole('button', { name: `${text.retry}: ${name}` }).click();
    }
    await expect(uploads.getByRole('status')).toHaveText(text.uploaded(FILES));
    await expect(page.getByText(text.found, { exact: true })).toBeVisible();
  });

  test(`an image keeps its URL, is cropped around its focal point and says where it is used, in ${language}`, async ({
    page,
    signInAsOwner,
  }) => {
    const { token } = await signInAsOwner();
    await chooseLanguage(page, language);
    const response = await page.request.post('/api/media.php?action=upload', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: { file: toFile(`halves-${language}.png`, HALVES) },
    });
    const { id, url } = (await response.json()).data as { id: number; url: string };
    await page.goto(`/admin/media/${id}`);
    const cropped = `${url}&width=96&ratio=4x5`;
    for (const [key, colour] of [
      ['Home', 'red'],
      ['End', 'blue'],
    ] as const) {
      await page.getByLabel(text.horizontal).press(key);
      await page.keyboard.press('Control+s');
      await expect(page.getByText(text.saved).last()).toBeVisible();
      await expect.poll(() => readImage(page, cropped)).toMatchObject({ colour });
    }

    await page.locator('input[type="file"]').setInputFiles(toFile('other-name.png', GREEN));
    await expect(page.getByText(text.replaced)).toBeVisible();
    expect(await readImage(page, url)).toEqual({ width: 24, colour: 'green' });

    await page.goto('/admin/media?search=category-sunglasses');
    await page.getByRole('link', { name: /^category-sunglasses\.webp/ }).click();
    await page.getByRole('button', { name: text.toTrash, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(text.used)).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText(text.category);
    await dialog.getByRole('button', { name: text.toTrash, exact: true }).click();
    await page.getByRole('button', { name: text.undo, exact: true }).click();
    await expect(page.getByText(text.restored)).toBeVisible();
  });
}
