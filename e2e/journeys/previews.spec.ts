import { axeWidths, checkPage, DESKTOP, expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'previews', viewport: DESKTOP });

const HOUR_MS = 3_600_000;

const texts = {
  el: {
    address: (path: string) => path,
    ended: 'Η προεπισκόπηση έληξε',
    notice: 'Βλέπετε ένα πρόχειρο',
    planned: 'με τη δημοσίευση που έχει προγραμματιστεί',
    unplanned: 'Ως τότε δεν έχει προγραμματιστεί δημοσίευση',
  },
  en: {
    address: (path: string) => `/en${path}`,
    ended: 'This preview has ended',
    notice: 'You are looking at a draft',
    planned: 'with the publication that is scheduled',
    unplanned: 'No publication in this language is scheduled until then',
  },
} as const;

for (const language of ['el', 'en'] as const) {
  test(`a preview link shows a draft to a visitor until it is revoked (${language})`, async ({
    page,
    staff,
    browserErrors,
  }) => {
    const text = texts[language];
    const words = `Draft for ${language}`;
    const widget = { id: 'draft-text', type: 'text', order: 0, content: `<h2>${words}</h2>` };
    const id = await staff.createPage(`preview-${language}`, 'Σελίδα με πρόχειρο', []);
    const address = text.address(await staff.createPreview(id, [{ id: 'section', content: '', widgets: [widget] }]));

    await test.step('the server renders the draft, and search engines leave it out', async () => {
      const response = await page.request.get(address);
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toContain('no-store');
      const html = await response.text();
      expect(html).toContain(words);
      expect(html).toMatch(/<meta name="robots" content="noindex/);
    });
    await test.step('at a time the page is as it will be then, with what is planned until then', async () => {
      const planned = await staff.planPublication(id, language, new Date(Date.now() + HOUR_MS));
      const readAt = async (at: number) =>
        (await page.request.get(`${address}?at=${new Date(at).toISOString()}`)).text();
      const before = await readAt(Date.parse(planned) - 1);
      expect(before).toContain(text.unplanned);
      expect(before).not.toContain(words);
      const after = await readAt(Date.parse(planned));
      expect(after).toContain(text.planned);
      expect(after).toContain(words);
    });
    await checkPage(page, address, { widths: axeWidths[language] });
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await expect(page.getByText(text.notice)).toBeVisible();
    expect(await (await page.request.get(text.address(`/page/preview-${language}`))).text()).not.toContain(words);

    await staff.revokePreviews(id);
    browserErrors.expect(/404 GET/);
    await checkPage(page, address, { widths: axeWidths[language] });
    await expect(page.getByRole('heading', { level: 1, name: text.ended })).toBeVisible();
  });
}

test('a draft of a post is saved, previewed and published in the back office', async ({
  page,
  context,
  signInAsOwner,
}) => {
  await signInAsOwner();
  await page.goto('/admin/posts');
  await page.getByRole('main').locator('a[href^="/admin/posts/"]:not([href$="/new"])').first().click();
  const title = page.getByLabel('Τίτλος (ελληνικά)', { exact: true });
  const words = `${await title.inputValue()}, νέα μορφή`;
  const address = (await page.getByRole('link', { name: 'Προβολή στον ιστότοπο' }).getAttribute('href')) ?? '';
  const isPublic = async () => (await (await page.request.get(address)).text()).includes(words);
  await title.fill(words);
  await page.getByRole('button', { name: 'Αποθήκευση προχείρου' }).click();
  const panel = page.getByRole('region', { name: 'Πρόχειρο, δεν έχει δημοσιευτεί' });
  await panel.waitFor();
  await expectAccessible(page, { widths: axeWidths.el });

  const tab = context.waitForEvent('page');
  await panel.getByRole('button', { name: 'Προεπισκόπηση' }).click();
  await expect((await tab).getByRole('heading', { level: 1, name: words })).toBeVisible();
  expect(await isPublic()).toBe(false);

  await panel.getByRole('button', { name: 'Δημοσίευση' }).click();
  await expect(panel).toBeHidden();
  await expect.poll(isPublic).toBe(true);
  await page.getByRole('button', { name: 'Εμφάνιση: Προηγούμενες μορφές του άρθρου' }).click();
  await page
    .getByRole('button', { name: /^Τι άλλαξε: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Τίτλος \(ελληνικά\)/ })).toContainText(words);
});
