import type { Language } from '@fakos/contracts/languages';
import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expectNoHorizontalScrolling, expectNothingSerious, PHONE } from '../fixtures/accessible.ts';
import { chooseLanguage } from '../fixtures/back-office-language.ts';
import { useMobileNetwork } from '../fixtures/mobile-network.ts';
import { getCanvas } from '../fixtures/page-editor.ts';
import { expect, test } from '../fixtures/test.ts';

// Dialogs, pickers and panels of the page builder's editor. Each is analysed once in each language: on a desktop in Greek,
// and in English on a tablet, where outline and fields are drawers.
test.use({ shop: 'page-editor' });

const TABLET = 768;
const DIALOG = '[role="dialog"]';

/** How far the shown weight of a page may be from what is transferred, as a share. */
const TOLERANCE = 0.1;

/** Names of what the tests operate, by language of the back office. */
const names = {
  el: {
    section: 'Ενότητα',
    structure: 'Δομή και στοιχεία',
    button: 'Κουμπί: Ραντεβού',
    tabs: 'Καρτέλες',
    image: 'Εικόνα',
    address: 'Διεύθυνση',
    firstTab: 'Ωράριο',
    icon: 'Εικονίδιο: Κανένα',
    searchIcons: 'Αναζήτηση εικονιδίου',
    library: 'Επιλογή από τη βιβλιοθήκη: Εικόνα',
    saveSection: 'Αποθήκευση ενότητας',
    sectionName: 'Όνομα',
    shared: 'Κοινή σε όλες τις σελίδες',
    edit: 'Επεξεργασία…',
    usedOn: 'Σε 1 σελίδα',
    editEverywhere: 'Επεξεργασία για όλες',
    discard: 'Απόρριψη αλλαγών',
    more: 'Περισσότερα για τη σελίδα',
    settings: 'Ρυθμίσεις σελίδας',
    preview: 'Προεπισκόπηση',
    previews: 'Σύνδεσμοι προεπισκόπησης',
    newLink: 'Νέος σύνδεσμος',
    revoke: 'Ακύρωση συνδέσμου',
    schedules: 'Προγραμματισμός δημοσίευσης',
    at: 'Ημερομηνία και ώρα (Ελλάδας)',
    schedule: 'Προγραμματισμός',
    cancel: 'Ακύρωση δημοσίευσης',
    versions: 'Προηγούμενες δημοσιεύσεις',
    compare: 'Σύγκριση με την τρέχουσα',
    templates: 'Έτοιμες ενότητες',
    wholePages: 'Ολόκληρες σελίδες',
  },
  en: {
    section: 'Section',
    structure: 'Outline and widgets',
    button: 'Button: Ραντεβού',
    tabs: 'Tabs',
    image: 'Image',
    address: 'Address',
    firstTab: 'Ωράριο',
    icon: 'Icon: None',
    searchIcons: 'Search icons',
    library: 'Choose from the library: Image',
    saveSection: 'Save section',
    sectionName: 'Name',
    shared: 'Shared by all pages',
    edit: 'Edit…',
    usedOn: 'On 1 page',
    editEverywhere: 'Edit for all pages',
    discard: 'Discard changes',
    more: 'More for this page',
    settings: 'Page settings',
    preview: 'Preview',
    previews: 'Preview links',
    newLink: 'New link',
    revoke: 'Revoke link',
    schedules: 'Scheduled publication',
    at: 'Date and time (Greece)',
    schedule: 'Schedule',
    cancel: 'Cancel publication',
    versions: 'Published versions',
    compare: 'Compare with the current one',
    templates: 'Section templates',
    wholePages: 'Whole pages',
  },
} as const satisfies Record<Language, Record<string, string>>;

const widgets: WidgetRecord[] = [
  { id: 'b', type: 'button', order: 1, text: 'Ραντεβού', url: '/shop' },
  { id: 't', type: 'tabs', order: 2, tabs: [{ id: 'one', title: 'Ωράριο', content: '<p>9–5</p>' }] },
  { id: 'i', type: 'image', order: 3, imageUrl: 'about-front.webp', altText: 'Η πρόσοψη' },
];

const KILOBYTE = 1_000;

/** What a first visit of a page transfers at a desktop's width, in kB. */
async function measureFirstView(visitor: Page, address: string): Promise<number> {
  await visitor.setViewportSize(DESKTOP);
  await useMobileNetwork(visitor);
  const session = await visitor.context().newCDPSession(visitor);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  // Playwright's scripts in the page count as interactions, so none runs until the requests have ended.
  await visitor.goto(address, { waitUntil: 'commit' });
  await visitor.waitForLoadState('networkidle');
  return bytes / KILOBYTE;
}

/** Opens a page in the editor, at any width. */
async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/pages/${id}`);
  await expect(getCanvas(page).locator('[data-node-key]').first()).toBeAttached();
}

for (const [language, width] of [
  ['el', DESKTOP.width],
  ['en', TABLET],
] as const) {
  const text = names[language];

  test(`the dialogs and pickers of the editor are accessible in ${language} at ${width} px`, async ({
    page,
    staff,
    signInAsOwner,
  }) => {
    test.slow();
    const id = await staff.createPage(`states-${language}`, 'Σελίδα με διαλόγους', widgets);
    await staff.savePageSections(id, [{ id: 'section', widgets: widgets.toSpliced(2, 1) }]);
    await staff.savePageSections(id, [{ id: 'section', widgets }]);
    await page.setViewportSize({ ...DESKTOP, width });
    await signInAsOwner();
    await chooseLanguage(page, language);
    await open(page, id);

    /** Selects a row of the outline and shows its fields. */
    const select = async (name: string | RegExp) => {
      const outline = page.getByRole('button', { name: text.structure, exact: true });
      if (width === TABLET) {
        // The first Escape closes a list of suggestions.
        while ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
        await outline.click();
      }
      await page.getByRole('treeitem', { name }).click();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name }).first()).toBeVisible();
    };
    const openFromMenu = async (name: string): Promise<Locator> => {
      await page.getByRole('button', { name: text.more }).click();
      await page.getByRole('menuitem', { name }).click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      return dialog;
    };
    const close = async (dialog: Locator) => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };

    await test.step('the editor itself', async () => {
      await expectNothingSerious(page);
      await expectNoHorizontalScrolling(page);
    });

    await test.step('the picker of links', async () => {
      await select(text.button);
      const address = page.getByRole('combobox', { name: text.address });
      await address.fill('/');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expectNothingSerious(page);
      await address.fill('/shop');
    });

    await test.step('the picker of icons', async () => {
      await select(text.tabs);
      await page.getByRole('button', { name: text.firstTab, exact: true }).click();
      await page.getByRole('button', { name: text.icon }).click();
      await expect(page.getByRole('textbox', { name: text.searchIcons })).toBeFocused();
      await expectNothingSerious(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('textbox', { name: text.searchIcons })).toBeHidden();
    });

    await test.step('the picker of images', async () => {
      await select(new RegExp(`^${text.image}`));
      await page.getByRole('button', { name: text.library }).click();
      await expect(page.getByRole('dialog').last().getByRole('img').first()).toBeVisible();
      await expectNothingSerious(page, DIALOG);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: text.library })).toBeFocused();
    });

    await test.step('saving a section, and a shared one locked and unlocked', async () => {
      await select(text.section);
      await page.getByRole('button', { name: text.saveSection }).click();
      const dialog = page.getByRole('dialog', { name: text.saveSection });
      await dialog.getByRole('textbox', { name: text.sectionName }).fill(`Κοινή ${language}`);
      await dialog.getByRole('switch', { name: text.shared }).check();
      await expectNothingSerious(page, DIALOG);
      const stored = page.waitForResponse((response) => response.url().includes('drafts.php'));
      await dialog.getByRole('button', { name: text.saveSection }).click();
      await stored;
      await page.getByRole('button', { name: text.edit }).click();
      await expect(page.getByText(text.usedOn)).toBeVisible();
      await expectNothingSerious(page);
      await page.getByRole('button', { name: text.editEverywhere }).click();
      await expect(page.getByRole('button', { name: text.discard })).toBeVisible();
      await expectNothingSerious(page);
      await page.getByRole('button', { name: text.discard }).click();
      if (width === TABLET) await page.keyboard.press('Escape');
    });

    await test.step('the settings of the page, with its previews in searches and on social networks', async () => {
      const dialog = await openFromMenu(text.settings);
      await expect(dialog.getByRole('region', { name: text.preview })).toBeVisible();
      await expectNothingSerious(page, DIALOG);
      await close(dialog);
    });

    await test.step('preview links', async () => {
      const dialog = await openFromMenu(text.previews);
      await dialog.getByRole('button', { name: text.newLink }).click();
      await dialog.getByRole('button', { name: text.revoke }).click();
      await expectNothingSerious(page, DIALOG);
      await close(dialog);
    });

    await test.step('a planned publication', async () => {
      const dialog = await openFromMenu(text.schedules);
      await dialog.getByLabel(text.at).fill(`${new Date().getFullYear() + 1}-06-01T09:00`);
      await dialog.getByRole('button', { name: text.schedule, exact: true }).click();
      await dialog.getByRole('button', { name: text.cancel }).click();
      await expectNothingSerious(page, DIALOG);
      await close(dialog);
    });

    await test.step('published versions, compared', async () => {
      const dialog = await openFromMenu(text.versions);
      await dialog.getByRole('button', { name: text.compare }).first().click();
      await expect(dialog.getByRole('listitem').first()).toBeVisible();
      await expectNothingSerious(page, DIALOG);
      await close(dialog);
    });

    await test.step('templates of sections and of whole pages', async () => {
      if (width === TABLET) await page.getByRole('button', { name: text.structure, exact: true }).click();
      await page.getByRole('button', { name: text.templates }).click();
      await page.getByRole('tab', { name: text.wholePages }).click();
      await expectNothingSerious(page, DIALOG);
    });
  });
}

test('the checks list every problem, a click moves to its field, and the shown weight is that of the preview', async ({
  page,
  staff,
  signInAsOwner,
  otherVisitor,
}) => {
  const withProblems: WidgetRecord[] = [
    { id: 'i', type: 'image', order: 1, imageUrl: 'about-front.webp', altText: '' },
    { id: 'h', type: 'html', order: 2, content: '<h2>Πρώτη</h2><h4>Δεύτερη</h4>' },
    { id: 't', type: 'text', order: 3, content: '<p>Αχνό κείμενο.</p>', textColor: '#999999' },
    { id: 's', type: 'social-media', order: 4, platforms: [{ id: 'one', platform: 'facebook', url: '' }] },
  ];
  const sections = [{ id: 'section', widgets: withProblems }];
  const id = await staff.createPage('problems', 'Σελίδα με λάθη', withProblems);
  await signInAsOwner();
  await open(page, id);
  await page.getByRole('tab', { name: /^Έλεγχοι/ }).click();
  const checks = page.getByRole('tabpanel', { name: /^Έλεγχοι/ });
  await expect(checks.getByText('Γίνεται έλεγχος…')).toHaveCount(0);
  await expectNothingSerious(page);

  const fields = page.getByRole('tabpanel', { name: 'Πεδία' });
  const problems = [
    { shown: 'δεν έχει εναλλακτικό κείμενο', field: fields.getByLabel('Εναλλακτικό κείμενο') },
    { shown: '«Δεύτερη» είναι επιπέδου 4', field: fields.getByRole('textbox', { name: 'Κείμενο' }) },
    { shown: 'έχει αντίθεση', field: fields.getByLabel('Χρώμα κειμένου').first() },
    { shown: 'Ένας σύνδεσμος δεν έχει διεύθυνση', field: fields.getByRole('combobox', { name: 'Διεύθυνση' }) },
  ];
  for (const { shown, field } of problems) {
    await page.getByRole('tab', { name: /^Έλεγχοι/ }).click();
    await checks.getByRole('button').filter({ hasText: shown }).filter({ hasText: 'Ελληνικά' }).click();
    await expect(field, shown).toBeFocused();
  }

  await page.getByRole('tab', { name: /^Έλεγχοι/ }).click();
  const weight = checks.getByRole('region', { name: 'Βάρος της σελίδας · Ελληνικά' });
  const shownKb = Number(/^(\d+) kB/.exec((await weight.getByRole('paragraph').first().textContent()) ?? '')?.[1]);
  const transferredKb = await measureFirstView(otherVisitor, await staff.createPreview(id, sections));
  const difference = Math.abs(shownKb - transferredKb) / transferredKb;
  expect(difference, `${shownKb} kB shown, ${transferredKb} kB transferred`).toBeLessThanOrEqual(TOLERANCE);
});

test('on a phone a typo is corrected without the canvas', async ({ page, staff, signInAsOwner }) => {
  const id = await staff.createPage('typo', 'Σελίδα με λάθος', [
    { id: 'b', type: 'button', order: 1, text: 'Ραντεβοϋ', url: '/shop' },
  ]);
  await page.setViewportSize({ ...DESKTOP, width: PHONE });
  await signInAsOwner();
  await page.goto(`/admin/pages/${id}`);
  await page.getByRole('treeitem', { name: 'Κουμπί: Ραντεβοϋ' }).click();
  await expectNothingSerious(page);
  await expectNoHorizontalScrolling(page);
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Κείμενο', exact: true });
  await expect(field).toBeFocused();
  await expectNothingSerious(page);
  await expectNoHorizontalScrolling(page);
  await field.fill('Ραντεβού');
  await expect(page.getByText(/^Αποθηκεύτηκε \d/)).toBeAttached();
  await page.getByRole('button', { name: 'Δημοσίευση' }).click();
  const dialog = page.getByRole('dialog', { name: 'Δημοσίευση' });
  await dialog.getByRole('button', { name: 'Δημοσίευση' }).click();
  await expect(dialog.getByText('Η σελίδα δημοσιεύτηκε.')).toBeVisible();
  await expectNothingSerious(page, DIALOG);
  expect(await staff.getPageSections(id)).toMatchObject([{ widgets: [{ text: 'Ραντεβού' }] }]);
});
