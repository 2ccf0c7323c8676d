import type { Locator } from '@playwright/test';
import { DESKTOP, expectAccessible, expectNothingSerious } from '../fixtures/accessible.ts';
import {
  getAnnouncement,
  getCanvas,
  getRow,
  insertWithKeyboard as insert,
  openEditor,
} from '../fixtures/page-editor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'page-editor' });

const ABOUT = 1;

test('with the keyboard alone a widget is inserted, moved into a column, duplicated, deleted and published', async ({
  page,
  signInAsOwner,
}) => {
  await signInAsOwner();
  await openEditor(page, ABOUT);
  await getRow(page, 'Ενότητα').first().focus();
  await page.keyboard.press('ArrowDown');
  await insert(page, 'Δύο στήλες');
  const columns = getRow(page, 'Δύο στήλες').first();
  await expect(columns).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await insert(page, 'Κουμπί');
  const button = getRow(page, /^Κουμπί/).first();
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await expect(getAnnouncement(page)).toContainText('Μετακίνηση: Κουμπί');
  const heard = new Set<string | null>();
  for (let presses = 0; presses < 10; presses++) {
    const before = await getAnnouncement(page).textContent();
    if (before?.includes('Δεξιά στήλη')) break;
    await page.keyboard.press('ArrowDown');
    await expect(getAnnouncement(page)).not.toHaveText(before ?? '');
    heard.add(await getAnnouncement(page).textContent());
    await expect(button).toBeFocused();
  }
  await expect(getAnnouncement(page)).toContainText('Δεξιά στήλη, θέση 1 από 1');
  expect(heard.size).toBeGreaterThan(1);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-level', '4');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Κείμενο', exact: true })).toBeFocused();
  await page.keyboard.type('Κλείστε εξέταση');
  await expect(getRow(page, /Κλείστε εξέταση/)).toBeVisible();
  await getRow(page, /Κλείστε εξέταση/).focus();
  await page.keyboard.press('Control+KeyD');
  await expect(getRow(page, /Κλείστε εξέταση/)).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(getRow(page, /Κλείστε εξέταση/)).toHaveCount(1);
  await page.keyboard.press('Control+KeyZ');
  await expect(getRow(page, /Κλείστε εξέταση/)).toHaveCount(2);
  await page.keyboard.press('Control+Shift+KeyZ');
  await expect(getRow(page, /Κλείστε εξέταση/)).toHaveCount(1);
  await expectAccessible(page, { widths: [DESKTOP.width] });

  await page.getByRole('button', { name: 'Δημοσίευση' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Δημοσίευση' });
  await expect(dialog.getByText('1 σφάλμα πρέπει να διορθωθεί')).toBeVisible();
  await expectAccessible(page, { widths: [DESKTOP.width] });
  await dialog.getByRole('textbox', { name: 'Λόγος δημοσίευσης με σφάλματα' }).focus();
  await page.keyboard.type('Η διεύθυνση έρχεται αύριο');
  await dialog.getByRole('button', { name: 'Δημοσίευση με σφάλματα' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Η σελίδα δημοσιεύτηκε.')).toBeVisible();
  const about = await page.request.get('/about');
  expect(await about.text()).toContain('Κλείστε εξέταση');
});

test('typed text is saved as a draft and leaves the public page alone', async ({ page, context, signInAsOwner }) => {
  await signInAsOwner();
  await openEditor(page, ABOUT);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('drafts.php'),
  );
  await getRow(page, /^Κείμενο/)
    .first()
    .click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Κείμενο', exact: true })).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Προσχέδιο');
  expect((await saved).status()).toBe(200);
  await expect(page.getByText(/^Αποθηκεύτηκε \d/)).toBeVisible();
  const visitor = await context.browser()?.newPage();
  await visitor?.goto(new URL('/about', page.url()).href);
  await expect(visitor?.getByText('Προσχέδιο') ?? page.locator('none')).toHaveCount(0);
  await visitor?.close();
});

test('a section is saved as a shared one, edited for all pages, and detached', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await openEditor(page, ABOUT);
  await getRow(page, 'Ενότητα').first().click();
  await page.getByRole('button', { name: 'Αποθήκευση ενότητας' }).click();
  const dialog = page.getByRole('dialog', { name: 'Αποθήκευση ενότητας' });
  await dialog.getByRole('textbox', { name: 'Όνομα' }).fill('Η αρχή μας');
  await dialog.getByRole('switch', { name: 'Κοινή σε όλες τις σελίδες' }).check();
  await dialog.getByRole('button', { name: 'Αποθήκευση ενότητας' }).click();
  const row = getRow(page, 'Κοινή ενότητα: Η αρχή μας');
  await expect(row).not.toHaveAttribute('aria-expanded');
  await expect(page.frameLocator('iframe').getByText('Στη Fakos πιστεύουμε')).toBeVisible();

  await expect(page.getByText(/^Αποθηκεύτηκε \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Επεξεργασία…' }).click();
  await expect(page.getByText('Σε 1 σελίδα')).toBeVisible();
  await page.getByRole('button', { name: 'Επεξεργασία για όλες' }).click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: /^Εφαρμογή/ }).click();
  await expect(row).not.toHaveAttribute('aria-expanded');
  await page.getByRole('button', { name: 'Αποσύνδεση' }).click();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Έτοιμες ενότητες' }).click();
  await page.getByRole('tab', { name: 'Αποθηκευμένες' }).click();
  await page.getByRole('button', { name: 'Προσθήκη ως κοινή: Η αρχή μας' }).click();
  await expect(row).toHaveCount(1);
});

test('sections and widgets are dragged in the structure, with a line where they would be and a way to cancel', async ({
  page,
  staff,
  signInAsOwner,
}) => {
  const texts = Array.from({ length: 30 }, (_text, index) => ({
    id: `t${index}`,
    type: 'text',
    order: index + 1,
    content: `<p>Σειρά ${index}.</p>`,
  }));
  const id = await staff.createPage('dragged', 'Σελίδα με σύρσιμο', texts);
  await signInAsOwner();
  await openEditor(page, id);
  const row = (index: number) => getRow(page, new RegExp(`Σειρά ${index}\\.`));
  const line = page.locator('[data-drop-line]');
  const drag = async (from: Locator, to: Locator, offset: number) => {
    await from.hover();
    await page.mouse.down();
    const box = await to.boundingBox();
    if (!box) throw new Error('There is no such row.');
    // The first movement starts the drag.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 2 });
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + offset);
  };

  await drag(row(0), row(3), 8);
  await expect(line).toBeVisible();
  await expect(getAnnouncement(page)).toContainText('ενότητα 1, θέση 4 από 30');
  await expectNothingSerious(page);
  await page.keyboard.press('Escape');
  await expect(getAnnouncement(page)).toContainText('πίσω στη θέση του');
  await expect(line).toHaveCount(0);
  await page.mouse.up();
  await expect(row(0)).toHaveAttribute('aria-posinset', '1');

  await drag(row(0), row(3), 8);
  await page.mouse.up();
  await expect(row(0)).toHaveAttribute('aria-posinset', '4');
  await expect(getAnnouncement(page)).toContainText('Μετακίνηση: Κείμενο');
  await page.keyboard.press('Control+KeyZ');
  await expect(row(0)).toHaveAttribute('aria-posinset', '1');

  await test.step('with a finger on the grip; elsewhere a finger scrolls', async () => {
    const touch = await page.context().newCDPSession(page);
    const dragByTouch = async (from: Locator, lines: number) => {
      const [start, end] = [await from.boundingBox(), await row(3).boundingBox()];
      if (!start || !end) throw new Error('There is no such row.');
      const x = start.x + start.width / 2;
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
      await send('touchStart', start.y + start.height / 2);
      await send('touchMove', end.y + end.height / 2);
      await send('touchMove', end.y + end.height / 2 + 8);
      await expect(line).toHaveCount(lines);
      await send('touchEnd');
    };
    await dragByTouch(row(0).getByText('Σειρά 0.'), 0);
    await expect(row(0)).toHaveAttribute('aria-posinset', '1');
    await dragByTouch(row(0).locator('[data-grip]'), 1);
    await expect(row(0)).toHaveAttribute('aria-posinset', '4');
    await page.keyboard.press('Control+KeyZ');
    await expect(row(0)).toHaveAttribute('aria-posinset', '1');
  });

  // At the lower edge the structure scrolls until its last row is there.
  await expect(row(29)).not.toBeInViewport();
  const panel = page.getByRole('complementary', { name: 'Δομή και στοιχεία' });
  await drag(row(0), panel, ((await panel.boundingBox())?.height ?? 0) / 2 - 16);
  const edge = await panel.boundingBox();
  if (!edge) throw new Error('There is no structure.');
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height - 6, { steps: 10 });
  await expect(row(29)).toBeInViewport({ ratio: 1 });
  await page.mouse.up();
  await expect(getAnnouncement(page)).toContainText('Μετακίνηση: Κείμενο');
  await expect(row(0)).not.toHaveAttribute('aria-posinset', '1');
});

test('texts are edited in place with F2 and with the mouse, and Escape takes back what was typed', async ({
  page,
  staff,
  signInAsOwner,
}) => {
  const id = await staff.createPage('in-place', 'Σελίδα με κείμενα', [
    { id: 'b', type: 'button', order: 1, text: 'Ραντεβού', url: '/shop' },
    { id: 't', type: 'text', order: 2, content: '<p>Ελάτε να μας δείτε.</p>' },
  ]);
  await signInAsOwner();
  await openEditor(page, id);
  const button = page.getByRole('textbox', { name: 'Κείμενο, πάνω στη σελίδα' });
  const text = page.getByRole('region', { name: 'Κείμενο, πάνω στη σελίδα' }).getByRole('textbox');

  await test.step('the last widget, right after it was selected', async () => {
    await getRow(page, 'Ενότητα').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('F2');
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Σήμερα.');
    await expect(getCanvas(page).getByText('Ελάτε να μας δείτε. Σήμερα.')).toBeVisible();
    await expectNothingSerious(page);
    await page.keyboard.press('Escape');
    await expect(getRow(page, /Σήμερα/)).toBeFocused();
  });

  await test.step('a short text is restored by Escape and stored by Enter', async () => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('F2');
    await expect(button).toBeFocused();
    await page.keyboard.type('Κλείστε');
    await expect(getCanvas(page).getByText('Κλείστε')).toBeVisible();
    await expectNothingSerious(page);
    await page.keyboard.press('Escape');
    await expect(getRow(page, 'Κουμπί: Ραντεβού')).toBeFocused();
    await page.keyboard.press('F2');
    await page.keyboard.type('Κλείστε ραντεβού');
    await page.keyboard.press('Enter');
    await expect(getRow(page, 'Κουμπί: Κλείστε ραντεβού')).toBeFocused();
  });

  await test.step('a double click edits the text below the pointer', async () => {
    const shown = await getCanvas(page).getByText('Κλείστε ραντεβού').boundingBox();
    if (!shown) throw new Error('The text is not on the canvas.');
    await page.mouse.dblclick(shown.x + shown.width / 2, shown.y + shown.height / 2);
    await expect(button).toBeFocused();
    await expect(button).toHaveValue('Κλείστε ραντεβού');
    await page.keyboard.press('Escape');
  });
});

test('an empty page, the widths of the preview, earlier versions and a conflict are accessible', async ({
  page,
  staff,
  signInAsOwner,
  browserErrors,
}) => {
  // The conflict.
  browserErrors.expect(/412 PUT .*drafts\.php/);
  const id = await staff.createPage('states', 'Σελίδα με καταστάσεις', [
    { id: 't', type: 'text', order: 1, content: '<p>Πρώτη μορφή.</p>' },
  ]);
  await signInAsOwner();
  await openEditor(page, id);
  for (const width of ['Κινητό', 'Tablet']) {
    await page.getByTitle(width, { exact: true }).click();
    await expectNothingSerious(page);
  }

  await test.step('a conflict', async () => {
    await staff.createPreview(id, [
      { id: 'section', widgets: [{ id: 't', type: 'text', order: 1, content: '<p>Των άλλων.</p>' }] },
    ]);
    await getRow(page, /^Κείμενο/).click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Κείμενο', exact: true })).toBeFocused();
    await page.keyboard.type('Δικό μου.');
    const conflict = page.getByRole('dialog', { name: 'Άλλαξε και από άλλον' });
    await expect(conflict).toBeVisible();
    await expectNothingSerious(page);
    await conflict.getByRole('button', { name: 'Η δική μου' }).click();
    await expect(page.getByText(/^Αποθηκεύτηκε \d/)).toBeVisible();
  });

  await test.step('earlier versions', async () => {
    await page.getByRole('button', { name: 'Περισσότερα για τη σελίδα' }).click();
    const versions = page.getByRole('menuitem', { name: 'Προηγούμενες δημοσιεύσεις' });
    await expect(versions).toBeVisible();
    await expectNothingSerious(page);
    await versions.click();
    await expect(page.getByRole('dialog', { name: 'Προηγούμενες δημοσιεύσεις' })).toBeVisible();
    await expectNothingSerious(page);
    await page.keyboard.press('Escape');
  });

  await test.step('an empty page, with its library and its templates', async () => {
    await getRow(page, 'Ενότητα').click();
    await page.keyboard.press('Delete');
    await expect(page.getByText('Η σελίδα είναι άδεια', { exact: true })).toBeVisible();
    await expectNothingSerious(page);
    await page.getByRole('tab', { name: 'Στοιχεία' }).click();
    await expect(page.getByRole('searchbox', { name: 'Αναζήτηση στοιχείου' })).toBeVisible();
    await expectNothingSerious(page);
    await page.getByRole('button', { name: 'Έτοιμες ενότητες' }).click();
    await expect(page.getByRole('tab', { name: 'Αποθηκευμένες' })).toBeVisible();
    await expectNothingSerious(page);
  });
});
