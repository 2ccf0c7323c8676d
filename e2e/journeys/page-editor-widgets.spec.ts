import type * as widgets from '@fakos/contracts/widgets';
import type { Locator, Page } from '@playwright/test';
import { getRow, insertWithKeyboard, openEditor, publish, withoutIds } from '../fixtures/page-editor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'page-editor' });

/** A change of a field: typed text, the next option of a choice, or a new item of a list. */
type Edit = { readonly type: string; readonly into: string } | { readonly next: string } | { readonly addTo: string };

interface EditedWidget {
  /** Name in the library and in the tree. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** What the public page shows of it. */
  readonly shows?: string;
}

const typed = (into: string, type: string): Edit => ({ into, type });

/** Every widget with what is changed of it. Columns come last: what is inserted after them goes into them. */
const editedWidgets: Record<(typeof widgets)[keyof typeof widgets]['type'], EditedWidget> = {
  text: { name: 'Κείμενο', edits: [typed('Κείμενο', 'Απλή παράγραφος')], shows: '<p>Απλή παράγραφος</p>' },
  'enhanced-text': {
    name: 'Κείμενο με μορφή',
    edits: [typed('Κείμενο', 'Σε πλαίσιο')],
    shows: '<p>Σε πλαίσιο</p>',
  },
  html: { name: 'HTML', edits: [typed('Κείμενο', '<p>Κώδικας</p>')], shows: '<p>Κώδικας</p>' },
  accordion: {
    name: 'Πτυσσόμενες ενότητες',
    edits: [{ addTo: 'Στοιχεία' }, typed('Τίτλος', 'Πότε ανοίγετε;')],
    shows: 'Πότε ανοίγετε;',
  },
  tabs: { name: 'Καρτέλες', edits: [{ addTo: 'Καρτέλες' }, typed('Τίτλος', 'Εγγύηση')], shows: 'Εγγύηση' },
  'progress-bar': {
    name: 'Μπάρα προόδου',
    edits: [{ addTo: 'Μπάρες' }, typed('Ετικέτα', 'Ευχαριστημένοι')],
    shows: 'Ευχαριστημένοι',
  },
  button: {
    name: 'Κουμπί',
    edits: [typed('Κείμενο', 'Όλα τα γυαλιά'), typed('Διεύθυνση', '/shop')],
    shows: 'Όλα τα γυαλιά',
  },
  'social-media': {
    name: 'Κοινωνικά δίκτυα',
    edits: [{ addTo: 'Δίκτυα' }, typed('Διεύθυνση', 'https://facebook.com/fakos.test')],
    shows: 'https://facebook.com/fakos.test',
  },
  'contact-form': { name: 'Φόρμα επικοινωνίας', edits: [typed('Τίτλος', 'Γράψτε μας')], shows: 'Γράψτε μας' },
  image: {
    name: 'Εικόνα',
    edits: [typed('Εικόνα', 'about-front.webp'), typed('Εναλλακτικό κείμενο', 'Η πρόσοψη')],
    shows: 'alt="Η πρόσοψη"',
  },
  gallery: {
    name: 'Συλλογή εικόνων',
    edits: [{ addTo: 'Εικόνες' }, typed('Εικόνα', 'about-front.webp'), typed('Εναλλακτικό κείμενο', 'Η βιτρίνα')],
    shows: 'Η βιτρίνα',
  },
  video: {
    name: 'Βίντεο',
    edits: [typed('Διεύθυνση βίντεο', 'https://youtu.be/aqz-KE-bpKQ'), typed('Τίτλος', 'Στο εργαστήριο')],
    shows: 'Στο εργαστήριο',
  },
  divider: { name: 'Διαχωριστικό', edits: [{ next: 'Στυλ' }] },
  spacer: { name: 'Κενό', edits: [typed('Ύψος', '3')] },
  'product-cards': { name: 'Κάρτες προϊόντων', edits: [{ next: 'Μορφή' }] },
  'post-cards': { name: 'Κάρτες άρθρων', edits: [{ next: 'Μορφή' }] },
  'two-columns': { name: 'Δύο στήλες', edits: [{ next: 'Αναλογία στηλών' }] },
  'three-columns': { name: 'Τρεις στήλες', edits: [{ next: 'Αναλογία στηλών' }] },
  'four-columns': { name: 'Τέσσερις στήλες', edits: [{ next: 'Αναλογία στηλών' }] },
};

/** How one kind of input device edits a page. */
interface Operator {
  readonly insert: (page: Page, name: string) => Promise<void>;
  /** Goes from the selected row to its fields. */
  readonly openFields: (page: Page) => Promise<void>;
  readonly focus: (page: Page, field: Locator) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
  readonly chooseNext: (field: Locator) => Promise<void>;
  /** Goes back to the selected row. */
  readonly leaveFields: (page: Page) => Promise<void>;
}

const getSelectedRow = (page: Page) => page.getByRole('treeitem', { selected: true });

const keyboard: Operator = {
  insert: insertWithKeyboard,
  openFields: (page) => page.keyboard.press('Enter'),
  focus: (page, field) => tabTo(page, field),
  async press(button) {
    await tabTo(button.page(), button);
    await button.page().keyboard.press('Enter');
  },
  async chooseNext(field) {
    await tabTo(field.page(), field);
    await field.page().keyboard.press('ArrowDown');
  },
  leaveFields: (page) => tabTo(page, getSelectedRow(page)),
};

const mouse: Operator = {
  async insert(page, name) {
    await page.getByRole('tab', { name: 'Στοιχεία' }).click();
    await page
      .getByRole('button', { name: `Προσθήκη: ${name}`, exact: true })
      .last()
      .click();
  },
  openFields: async () => undefined,
  focus: (_page, field) => field.click(),
  press: (button) => button.click(),
  async chooseNext(field) {
    await field.click();
    await field.selectOption({ index: 1 });
  },
  leaveFields: async () => undefined,
};

const MAX_TABS = 60;

/** Presses Tab, or Shift and Tab for what comes before, until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  const find = () =>
    element.evaluate((node) => {
      const { activeElement } = document;
      if (node === activeElement || !activeElement) return node === activeElement ? 'here' : 'behind';
      return node.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'behind';
    });
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    const place = await find();
    if (place === 'here') return;
    await page.keyboard.press(place === 'before' ? 'Shift+Tab' : 'Tab');
  }
  expect(await find(), `${String(element)} is reached with Tab`).toBe('here');
}

async function edit(page: Page, operator: Operator, change: Edit): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: 'Πεδία' });
  if ('addTo' in change)
    return operator.press(panel.getByRole('button', { name: `Προσθήκη: ${change.addTo}`, exact: true }));
  if ('next' in change) return operator.chooseNext(panel.getByRole('combobox', { name: change.next, exact: true }));
  const field = panel.getByLabel(change.into, { exact: true }).first();
  await operator.focus(page, field);
  await selectText(field);
  await page.keyboard.type(change.type);
}

/** Selects the text of the focused field. The field of a number corrects the cursor in two timers after it gets the focus. */
async function selectText(field: Locator): Promise<void> {
  // Timers run in their order, so those of the field have run before these.
  await field.evaluate(() => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve, 0), 0)));
  const isSelected = () =>
    field.evaluate((element) => {
      if (!(element instanceof HTMLInputElement) || element.selectionStart === null) return true;
      return element.selectionStart === 0 && element.selectionEnd === element.value.length;
    });
  await expect(async () => {
    await field.page().keyboard.press('Control+KeyA');
    expect(await isSelected()).toBe(true);
  }).toPass();
}

/** Builds a page with every widget, publishes it, and returns what is stored of its widgets. */
async function buildPage(page: Page, operator: Operator): Promise<void> {
  await getRow(page, 'Ενότητα').first().waitFor();
  for (const { name, edits } of Object.values(editedWidgets)) {
    await operator.insert(page, name);
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await operator.openFields(page);
    for (const change of edits) await edit(page, operator, change);
    await operator.leaveFields(page);
  }
  await publish(page, operator.press);
}

test('every widget is added and edited with the keyboard alone and with the mouse alone, with the same result', async ({
  page,
  staff,
  signInAsOwner,
}) => {
  test.slow();
  await signInAsOwner();
  const stored: unknown[] = [];
  for (const [slug, operator] of Object.entries({ keyboard, mouse })) {
    await test.step(slug, async () => {
      const id = await staff.createPage(`built-with-${slug}`, 'Όλα τα στοιχεία', []);
      await openEditor(page, id);
      if (operator === keyboard) await tabTo(page, getRow(page, 'Ενότητα'));
      else await getRow(page, 'Ενότητα').click();
      await buildPage(page, operator);
      const [section] = await staff.getPageSections(id);
      stored.push(withoutIds(section?.widgets ?? []));
    });
  }
  expect(stored[1]).toEqual(stored[0]);

  const html = await (await page.request.get('/page/built-with-keyboard')).text();
  expect(html).toContain('"rendered":true');
  const missing = Object.values(editedWidgets).filter(({ shows = '' }) => !html.includes(shows));
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(html.includes('Unknown widget type')).toBe(false);
});
