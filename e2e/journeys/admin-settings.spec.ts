import { chooseLanguage } from '../fixtures/back-office-language.ts';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { expect, test } from '../fixtures/test.ts';

// Scenario 8 of the back office: a change of a setting is seen before it is saved, and by visitors directly after.
test.use({ shop: 'admin-settings' });

/** Visitors must see a saved setting within two seconds. */
const VISIBLE_WITHIN_MS = 2000;

const texts = {
  el: {
    field: 'Πνευματικά δικαιώματα (ελληνικά)',
    preview: 'Ζωντανή προεπισκόπηση',
    frame: 'Ο ιστότοπος με τις τρέχουσες τιμές',
    save: 'Αποθήκευση',
    saved: 'Οι ρυθμίσεις αποθηκεύτηκαν.',
    home: '/',
  },
  en: {
    field: 'Copyright (English)',
    preview: 'Live preview',
    frame: 'The site with the current values',
    save: 'Save',
    saved: 'The settings are saved.',
    home: '/en',
  },
} as const;

for (const language of ['el', 'en'] as const) {
  const text = texts[language];

  test(`a setting shows in the live preview before it is saved, and on the site after, in ${language}`, async ({
    page,
    request,
    baseURL,
    signInAsOwner,
  }) => {
    const settings = await ChangedSettings.open(baseURL);
    await settings.change({ footer_copyright: 'Fakos 2026' });
    await signInAsOwner();
    await chooseLanguage(page, language);
    await page.goto('/admin/settings/footer');
    // By keyboard, so that the pointer never moves over the frame.
    await page.getByRole('button', { name: text.preview }).press('Enter');
    const footer = page.frameLocator(`iframe[title="${text.frame}"]`).getByRole('contentinfo');
    await expect(footer).toContainText('Fakos 2026');

    await page.getByLabel(text.field).fill('Fakos 2027');
    await expect(footer).toContainText('Fakos 2027');
    expect(await (await request.get(text.home)).text()).toContain('Fakos 2026');

    await page.getByRole('button', { name: text.save, exact: true }).click();
    await expect(page.getByText(text.saved)).toBeVisible();
    await expect
      .poll(async () => (await request.get(text.home)).text(), { timeout: VISIBLE_WITHIN_MS })
      .toContain('Fakos 2027');
    await settings.restore();
  });
}

test('the construction screen is previewed with its unsaved texts while the site stays open', async ({
  page,
  request,
  signInAsOwner,
}) => {
  await signInAsOwner();
  await page.goto('/admin/settings/system');
  await page.getByRole('button', { name: texts.el.preview }).click();
  await page.getByLabel('Τίτλος της σελίδας «υπό κατασκευή» (ελληνικά)').fill('Επιστρέφουμε τη Δευτέρα');
  const frame = page.frameLocator(`iframe[title="${texts.el.frame}"]`);
  await expect(frame.getByRole('heading', { level: 1, name: 'Επιστρέφουμε τη Δευτέρα' })).toBeVisible();
  await expect(frame.getByRole('progressbar')).toBeVisible();
  expect((await request.get('/')).status()).toBe(200);
});
