import type { Locator, Page } from '@playwright/test';
import { expectAccessible, PHONE } from '../fixtures/accessible.ts';
import { fillCheckout } from '../fixtures/checkout.ts';
import { openMailbox } from '../fixtures/mail.ts';
import { buyer, placeOrder } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

/** How often Tab may be pressed to reach a control. */
const MAX_TAB_STOPS = 60;

test.use({ viewport: { width: PHONE, height: 800 } });

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MAX_TAB_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a guest configures progressive glasses by keyboard, keeps them after a reload and changes them in the cart', async ({
  page,
}) => {
  test.slow();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  const next = () => press(dialog.getByRole('button', { name: 'Συνέχεια' }));

  await page.goto('/shop?category=frames');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/[\w-]+$/);
  // The next page has loaded when its title has the focus.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await press(button(/^Επιλογή φακών για/));
  await expect(dialog.getByRole('heading', { name: 'Για τι θέλετε τα γυαλιά;' })).toBeVisible();
  await tabTo(page, dialog.getByRole('radio').first());
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Πολυεστιακοί/ })).toBeChecked();
  await expectAccessible(page, { part: '[role="dialog"]' });
  await next();
  await press(dialog.getByRole('radio', { name: /^Τη γράφω τώρα/ }), 'Space');
  for (const [eye, sph, add] of [
    ['Δεξί μάτι (OD)', '-6,00', '+2,00'],
    ['Αριστερό μάτι (OS)', '-5,50', '+2,00'],
  ] as const) {
    const group = dialog.getByRole('group', { name: eye });
    await type(group.getByLabel('Σφαίρα (SPH)'), sph);
    await type(group.getByLabel('Προσθήκη (ADD)'), add);
  }
  await next();
  await expect(dialog.getByLabel('PD σε mm')).toBeFocused();
  await expectAccessible(page, { part: '[role="dialog"]' });
  await page.keyboard.type('63');
  await press(dialog.getByRole('checkbox', { name: /^Συμφωνώ/ }), 'Space');
  await next();
  await expect(dialog.getByText(/Προτείνουμε: Πολύ λεπτοί 1,67/)).toBeVisible();
  await expectAccessible(page, { part: '[role="dialog"]' });
  await next();
  await expect(dialog.getByText('Οι φακοί φτιάχνονται μόνο για εσάς')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Προσθήκη στο καλάθι' }));
  await expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible();

  await page.goto('/cart');
  await page.reload();
  await expect(page.getByText('Φακοί: Πολυεστιακοί · Πολύ λεπτοί 1,67')).toBeVisible();
  await page.getByRole('button', { name: /^Αλλαγή φακών:/ }).click();
  await next();
  await expect(dialog.getByText(/Η συνταγή σας είναι αποθηκευμένη/)).toBeVisible();
  await next();
  await dialog.getByRole('radio', { name: /^Αντιανακλαστική και υδρόφοβη/ }).check();
  await next();
  await press(dialog.getByRole('button', { name: 'Αποθήκευση αλλαγών' }));
  await expect(page.getByText('Επίστρωση: Αντιανακλαστική και υδρόφοβη')).toBeVisible();

  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('checkbox', { name: 'αποδέχομαι τους όρους' }).check();
  await page.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' }).click();
  await expect(page.getByRole('heading', { name: 'Ευχαριστούμε για την παραγγελία!' })).toBeVisible();
  await expect(page.getByText('Συνταγή: δόθηκε')).toBeVisible();
});

test('the optician requests a prescription, and the buyer gives it through the link in the e-mail', async ({
  page,
  otherVisitor,
  request,
  signInAsOwner,
  staff,
  site,
}) => {
  const { number } = await placeOrder(request, 'ormos-plaka-tortoise', {
    kind: 'lenses',
    use: 'distance',
    index: '1.50',
    coating: 'hard',
    filters: [],
    tint: null,
    prescription: { source: 'later' },
  });
  const { id } = await staff.getOrder(number);
  const mailbox = await openMailbox(site.url);
  try {
    await signInAsOwner();
    await page.goto(`/admin/bookings/${id}`);
    const desk = page.getByRole('region', { name: 'Συνταγές' });
    await expect(desk.getByText('Η συνταγή εγκρίνεται όταν έχει τιμές.')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Έγκριση συνταγής' })).toHaveCount(0);
    await desk.getByRole('button', { name: 'Αίτημα διόρθωσης' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Αποστολή αιτήματος' }).click();
    await expect(desk.getByText('Ζητήθηκε από τον πελάτη')).toBeVisible();

    await otherVisitor.goto(await mailbox.getLink(buyer.email, '/prescription'));
    await expect(otherVisitor.getByText(`Παραγγελία ${number}:`)).toBeVisible();
    await expectAccessible(otherVisitor);
    for (const eye of ['Δεξί μάτι (OD)', 'Αριστερό μάτι (OS)']) {
      await otherVisitor.getByRole('group', { name: eye }).getByLabel('Σφαίρα (SPH)').fill('-2,25');
    }
    await otherVisitor.getByLabel('PD σε mm').fill('63');
    await otherVisitor.getByRole('checkbox', { name: /^Συμφωνώ/ }).check();
    await otherVisitor.getByRole('button', { name: 'Αποστολή συνταγής' }).click();
    await expect(otherVisitor.getByText('Λάβαμε τη συνταγή σας')).toBeVisible();

    await page.reload();
    await expect(desk.getByText('Για έλεγχο')).toBeVisible();
    await expect(desk.getByRole('table')).toContainText('−2.25');
    await desk.getByRole('button', { name: 'Διόρθωση τιμών' }).click();
    const values = page.getByRole('dialog', { name: 'Διόρθωση τιμών' });
    await expectAccessible(page, { part: '[role="dialog"]' });
    await values.getByRole('group', { name: 'Αριστερό (OS)' }).getByLabel('SPH').fill('-2,50');
    await values.getByRole('button', { name: 'Αποθήκευση τιμών' }).click();
    await expect(desk.getByRole('table')).toContainText('−2.50');
    await desk.getByRole('button', { name: 'Έγκριση συνταγής' }).click();
    await expect(desk.getByText('Εγκρίθηκε', { exact: true })).toBeVisible();
  } finally {
    await mailbox.close();
  }
});
