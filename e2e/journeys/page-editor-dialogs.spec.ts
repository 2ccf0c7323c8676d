import type { Language } from '@fakos/contracts/languages';
import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expectNoHorizontalScrolling, expectNothingSerious } from '../fixtures/accessible.ts';
import { chooseLanguage } from '../fixtures/back-office-language.ts';
import { getCanvas } from '../fixtures/page-editor.ts';
import { expect, test } from '../fixtures/test.ts';

// Dialogs, pickers and panels of the page builder's editor. Each is analysed once in each language: on a desktop in Greek,
// and in English on a tablet, where outline and fields are drawers.
test.use({ shop: 'page-editor' });

const TABLET = 768;
const DIALOG = '[role="dialog"]';

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
    shownTime: 'Η σελίδα όπως θα είναι (ώρα Ελλάδας)',
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
    shownTime: 'The page as it will be (time in Greece)',
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

    await test.step('a planned publication, and the page as it will be then', async () => {
      let dialog = await openFromMenu(text.schedules);
      await dialog.getByLabel(text.at).fill(`${new Date().getFullYear() + 1}-06-01T09:00`);
      await dialog.getByRole('button', { name: text.schedule, exact: true }).click();
      await dialog.getByRole('button', { name: new RegExp(`^${text.preview}: `) }).click();
      const links = page.getByRole('dialog', { name: text.previews });
      await expect(links.getByLabel(text.shownTime)).toHaveValue(/-06-01T09:00$/);
      await expect(links.getByRole('link').first()).toHaveAttribute('href', /\?at=\d{4}-06-01T06/);
      await expectNothingSerious(page, DIALOG);
      await close(links);
      dialog = await openFromMenu(text.schedules);
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
