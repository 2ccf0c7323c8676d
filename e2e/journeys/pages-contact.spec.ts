import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const SUCCESS = 'Το μήνυμά σας στάλθηκε. Θα σας απαντήσουμε σύντομα.';
/** Spec section 9. */
const SUCCESS_MS = 5_000;
const CALL = '**/backend/api/contact.php';

const formOf = (page: Page) => page.getByRole('form', { name: 'Στείλτε μας μήνυμα' });
const messageOf = (page: Page) => formOf(page).getByLabel('Μήνυμα');

async function open(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );
}

async function fill(page: Page): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('E-mail').fill('maria@example.gr');
  await messageOf(page).fill('Έχετε παιδικούς σκελετούς;');
  await form.getByLabel('Συμφωνώ με την επεξεργασία των προσωπικών μου δεδομένων').check();
}

const send = (page: Page) => formOf(page).getByRole('button', { name: 'Αποστολή μηνύματος' }).click();

test('a message is sent once, thanked for, and the form is empty again; the thanks go after five seconds', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route(CALL, async (route) => {
    sent.push(route.request().postDataJSON());
    await held;
    await route.continue();
  });
  await fill(page);
  await send(page);
  await expect(formOf(page).getByRole('button')).toBeDisabled();
  release();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(messageOf(page)).toHaveValue('');
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

test('what fails is said in the words for it, and nothing typed is lost', async ({ page, faults }) => {
  faults.expect(/contact\.php/);
  await open(page);
  await fill(page);
  const cases = [
    {
      status: 500,
      json: { success: false, message: 'Το γραμματοκιβώτιο είναι γεμάτο.' },
      says: 'Το γραμματοκιβώτιο είναι γεμάτο.',
    },
    { status: 500, json: { success: false }, says: 'Σφάλμα κατά την αποστολή του μηνύματος' },
    { says: 'Σφάλμα δικτύου. Παρακαλώ δοκιμάστε ξανά.' },
  ];
  for (const { says, status, json } of cases) {
    await page.route(CALL, (route) => (status ? route.fulfill({ status, json }) : route.abort('connectionfailed')), {
      times: 1,
    });
    await send(page);
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect(messageOf(page)).toHaveValue('Έχετε παιδικούς σκελετούς;');
  }
  await send(page);
  await expect(page.getByText(SUCCESS)).toBeVisible();
});

test('by keyboard at 360 px: each fault is beside its field, which takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const form = formOf(page);
  await form.getByLabel('Όνομα').focus();
  await page.keyboard.press('Enter');
  const email = form.getByLabel('E-mail');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Γράψτε ένα e-mail/);
  await page.keyboard.type('maria@example.gr');
  await expect(email).not.toHaveAccessibleDescription(/Γράψτε ένα e-mail/);
  await page.keyboard.press('Enter');
  await expect(messageOf(page)).toBeFocused();
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
