import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const SUCCESS = 'Το μήνυμά σας στάλθηκε. Θα σας απαντήσουμε σύντομα.';
/** Spec section 9. */
const SUCCESS_MS = 5_000;
const ENDPOINT = '**/backend/api/contact.php';

const getForm = (page: Page) => page.getByRole('form', { name: 'Στείλτε μας μήνυμα' });
const getMessage = (page: Page) => getForm(page).getByLabel('Μήνυμα');

async function open(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );
}

async function fill(page: Page): Promise<void> {
  const form = getForm(page);
  await form.getByLabel('E-mail').fill('maria@example.gr');
  await getMessage(page).fill('Έχετε παιδικούς σκελετούς;');
  await form.getByLabel('Συμφωνώ με την επεξεργασία των προσωπικών μου δεδομένων').check();
}

const send = (page: Page) => getForm(page).getByRole('button', { name: 'Αποστολή μηνύματος' }).click();

test('a message is sent once and confirmed, the form is cleared, and the confirmation disappears after five seconds', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route(ENDPOINT, async (route) => {
    sent.push(route.request().postDataJSON());
    await blocked;
    await route.continue();
  });
  await fill(page);
  await send(page);
  await expect(getForm(page).getByRole('button')).toBeDisabled();
  release();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(getMessage(page)).toHaveValue('');
  expect(sent).toEqual([
    {
      action: 'send_message',
      form_id: 'contact-page',
      form_title: 'Στείλτε μας μήνυμα',
      name: '',
      email: 'maria@example.gr',
      phone: '',
      subject: '',
      message: 'Έχετε παιδικούς σκελετούς;',
      gdprConsent: true,
    },
  ]);
  await page.clock.runFor(SUCCESS_MS);
  await expect(page.getByText(SUCCESS)).toBeHidden();
});

test('each kind of failure shows its message, and the form keeps its values', async ({ page, browserErrors }) => {
  browserErrors.expect(/contact\.php/);
  await open(page);
  await fill(page);
  const cases = [
    {
      status: 500,
      json: { success: false, message: 'Το γραμματοκιβώτιο είναι γεμάτο.' },
      expectedText: 'Το γραμματοκιβώτιο είναι γεμάτο.',
    },
    { status: 500, json: { success: false }, expectedText: 'Σφάλμα κατά την αποστολή του μηνύματος' },
    { expectedText: 'Σφάλμα δικτύου. Παρακαλώ δοκιμάστε ξανά.' },
  ];
  for (const { expectedText, status, json } of cases) {
    await page.route(
      ENDPOINT,
      (route) => (status ? route.fulfill({ status, json }) : route.abort('connectionfailed')),
      {
        times: 1,
      },
    );
    await send(page);
    await expect(page.getByRole('alert').filter({ hasText: expectedText })).toBeVisible();
    await expect(getMessage(page)).toHaveValue('Έχετε παιδικούς σκελετούς;');
  }
  await send(page);
  await expect(page.getByText(SUCCESS)).toBeVisible();
});

test('by keyboard at 360 px, each error is shown at its field, which gets the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const form = getForm(page);
  await form.getByLabel('Όνομα').focus();
  await page.keyboard.press('Enter');
  const email = form.getByLabel('E-mail');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Γράψτε ένα e-mail/);
  await page.keyboard.type('maria@example.gr');
  await expect(email).not.toHaveAccessibleDescription(/Γράψτε ένα e-mail/);
  await page.keyboard.press('Enter');
  await expect(getMessage(page)).toBeFocused();
  await page.keyboard.type('Γεια σας');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await email.press('Enter');
  const consent = form.getByRole('checkbox');
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription(/Χρειαζόμαστε τη συγκατάθεσή σας/);
  await page.keyboard.press('Space');
  await email.press('Enter');
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
