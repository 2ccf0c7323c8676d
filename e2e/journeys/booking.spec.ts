import type { Locator, Page } from '@playwright/test';
import { signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ shop: 'booking' });

const ENDPOINT = '**/settings.php?action=create_appointment';
/** 00:30 on 22 November in Athens, still the 21st in UTC. */
const NIGHT = '2026-11-21T22:30:00Z';
/** A future date for the server too, which does not use the browser's fake clock. */
const DAY = '2027-03-15';

/** Visitors of this shop choose the day of an exam, and staff agree with them on the time. */
test.beforeEach(async ({ request }) => {
  const { token } = await signIn(request);
  const headers = { Authorization: `Bearer ${token}` };
  const { data } = await (await request.get('/api/services.php?action=admin-get&id=1', { headers })).json();
  const schedule = { ...data.schedule, has_times: false };
  const changed = { id: 1, version: data.version, schedule };
  expect((await request.put('/api/services.php', { headers, data: changed })).ok()).toBe(true);
});

async function openBooking(page: Page): Promise<Locator> {
  await page.goto('/services/eye-exam');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Κράτηση: Έλεγχος όρασης' }).click();
  const dialog = page.getByRole('dialog', { name: 'Κράτηση: Έλεγχος όρασης' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** An eye exam is for one person. */
async function fill(dialog: Locator, people = '1 άτομο'): Promise<void> {
  await dialog.getByLabel('Ονοματεπώνυμο').fill('Μαρία Παππά');
  await dialog.getByLabel('Email').fill('maria@example.gr');
  await dialog.getByLabel('Τηλέφωνο').fill('6900000000');
  await dialog.getByLabel('Αριθμός ατόμων').selectOption(people);
  await dialog.getByLabel('Ημερομηνία').fill(DAY);
  await dialog.getByLabel('Ειδικές απαιτήσεις').fill('Απόγευμα, αν γίνεται.');
}

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Ολοκλήρωση κράτησης' }).click();

test('an appointment can be booked and is stored on the server', async ({ page, request }) => {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ENDPOINT, async (route) => {
    await blocked;
    await route.continue();
  });
  const dialog = await openBooking(page);
  await submit(dialog);
  await expect(dialog.getByText('Συμπληρώστε αυτό το πεδίο.')).toHaveCount(5);
  await fill(dialog);
  await expect(dialog.getByText('25,00 €')).toBeVisible();
  await submit(dialog);
  await expect(dialog.getByRole('button', { name: 'Επεξεργασία...' })).toBeDisabled();
  release();
  await expect(page.getByText('Η κράτηση ολοκληρώθηκε επιτυχώς!')).toBeVisible();
  await expect(dialog).toBeHidden();

  const { token } = await signIn(request);
  const headers = { Authorization: `Bearer ${token}` };
  const { data } = await (await request.get('/api/bookings.php?limit=1', { headers })).json();
  expect(data[0]).toMatchObject({
    full_name: 'Μαρία Παππά',
    number_of_people: 1,
    total_cost: 25,
    booking_date: DAY,
    status: 'requested',
  });

  await page.getByRole('button', { name: 'Κράτηση: Έλεγχος όρασης' }).click();
  await expect(dialog.getByLabel('Ονοματεπώνυμο')).toHaveValue('');
});

test('a lost connection and a server error show different messages, and the form keeps its values', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED POST .*create_appointment/, /500 POST .*create_appointment/);
  const dialog = await openBooking(page);
  await fill(dialog);
  await page.route(ENDPOINT, (route) => route.abort());
  await submit(dialog);
  await expect(dialog.getByRole('alert')).toHaveText('Σφάλμα σύνδεσης. Παρακαλώ δοκιμάστε ξανά.');

  await page.unroute(ENDPOINT);
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 500, json: { success: false } }));
  await submit(dialog);
  await expect(dialog.getByRole('alert')).toHaveText('Σφάλμα κατά την κράτηση');
  await expect(dialog.getByLabel('Ειδικές απαιτήσεις')).toHaveValue('Απόγευμα, αν γίνεται.');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Κράτηση: Έλεγχος όρασης' }).click();
  await expect(dialog.getByLabel('Ονοματεπώνυμο')).toHaveValue('Μαρία Παππά');
  await page.unroute(ENDPOINT);
  await submit(dialog);
  await expect(page.getByText('Η κράτηση ολοκληρώθηκε επιτυχώς!')).toBeVisible();
});

test('the first selectable day is tomorrow in Athens, and validation messages of the server are shown', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/422 POST .*create_appointment/);
  await page.clock.setFixedTime(new Date(NIGHT));
  const dialog = await openBooking(page);
  await expect(dialog.getByLabel('Ημερομηνία')).toHaveAttribute('min', '2026-11-23');
  await fill(dialog);
  await page.route(ENDPOINT, (route) =>
    route.fulfill({
      status: 422,
      json: {
        success: false,
        code: 'VALIDATION',
        message: 'Κλειστά.',
        errors: { booking_date: 'Τη Δευτέρα είμαστε κλειστά.' },
      },
    }),
  );
  await submit(dialog);
  await expect(dialog.getByRole('alert')).toContainText('Κλειστά.');
  await expect(dialog.getByText('Τη Δευτέρα είμαστε κλειστά.')).toBeVisible();
  await expect(dialog.getByLabel('Ημερομηνία')).toBeFocused();
});

test.describe('with consent', () => {
  test.use({ cookieChoice: 'accepted' });

  test('a product can be booked from its quick view at its regular price, and the booking is counted', async ({
    page,
    productToChange,
    staff,
  }) => {
    const product = await productToChange('thalassa-sounio-black');
    await staff.changeProduct({ id: product.id, price: 120, sale_price: 90 });
    const counted: unknown[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/analytics.php')) counted.push(sent.postDataJSON());
    });
    await page.goto(`/shop?search=${encodeURIComponent(product.name_el)}`);
    const opener = page.getByRole('button', { name: `Γρήγορη προβολή: ${product.name_el}` });
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(opener).toBeVisible({ timeout: 500 });
    }).toPass();
    await opener.click();
    await page.getByRole('button', { name: `Κράτηση: ${product.name_el}` }).click();
    const dialog = page.getByRole('dialog', { name: `Κράτηση: ${product.name_el}` });
    await fill(dialog, '2 άτομα');
    await expect(dialog.getByText('240,00 €')).toBeVisible();
    await submit(dialog);
    await expect(page.getByText('Η κράτηση ολοκληρώθηκε επιτυχώς!')).toBeVisible();
    await expect
      .poll(() => counted)
      .toContainEqual(
        expect.objectContaining({ event_name: 'booking', event_properties: { id: product.id, participants: 2 } }),
      );
  });
});
