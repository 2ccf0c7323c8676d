import type { Language } from '@fakos/contracts/languages';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../fixtures/accessible.ts';
import { chooseLanguage } from '../fixtures/back-office-language.ts';
import { owner } from '../fixtures/installation.ts';
import { test } from '../fixtures/test.ts';

test.use({ shop: 'two-step-login' });
test.describe.configure({ mode: 'serial' });

const texts = {
  el: {
    ...{ region: 'Σύνδεση σε δύο βήματα', turnOn: 'Ενεργοποίηση', password: 'Τωρινός κωδικός', next: 'Συνέχεια' },
    ...{ code: 'Κωδικός από την εφαρμογή', codes: 'Κωδικοί ανάκτησης', stored: 'Αποθήκευσα τους κωδικούς ανάκτησης' },
    ...{ done: 'Τέλος', login: 'Σύνδεση', loginPassword: 'Κωδικός', confirm: 'Επιβεβαίωση' },
    ...{ useRecovery: 'Χρήση κωδικού ανάκτησης', recovery: 'Κωδικός ανάκτησης', turnOff: 'Απενεργοποίηση' },
    ...{ userMenu: /^Μενού χρήστη/, logout: 'Αποσύνδεση', latestOrders: 'Τελευταίες παραγγελίες' },
    ...{ anyCode: /^Κωδικός από την εφαρμογή ή/, publicLogin: '/login', publicPassword: 'Κωδικός πρόσβασης' },
  },
  en: {
    ...{ region: 'Two-step login', turnOn: 'Turn on', password: 'Current password', next: 'Continue' },
    ...{ code: 'Code from the app', codes: 'Recovery codes', stored: 'I have saved the recovery codes' },
    ...{ done: 'Done', login: 'Sign in', loginPassword: 'Password', confirm: 'Confirm' },
    ...{ useRecovery: 'Use a recovery code', recovery: 'Recovery code', turnOff: 'Turn off' },
    ...{ userMenu: /^User menu/, logout: 'Sign out', latestOrders: 'Latest orders' },
    ...{ anyCode: /^Code from the app or/, publicLogin: '/en/login', publicPassword: 'Password' },
  },
} as const;

const RECOVERY_CODES = 10;

/** A code of the app; `steps` is how many later, because each is accepted once. */
const getCode = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function enterPassword(page: Page, language: Language) {
  const { login, loginPassword } = texts[language];
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel(loginPassword, { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: login, exact: true }).click();
}

for (const language of ['el', 'en'] as const) {
  const text = texts[language];

  test(`two-step login is turned on, used with app and recovery code, and turned off (${language})`, async ({
    page,
    otherVisitor,
    signInAsOwner,
    browserErrors,
  }) => {
    // The password alone is refused.
    browserErrors.expect(/403 POST .*\/login\.php/);
    await chooseLanguage(page, language);
    await chooseLanguage(otherVisitor, language);
    await signInAsOwner();
    await page.goto('/admin/profile');
    const section = page.getByRole('region', { name: text.region });
    await section.getByRole('button', { name: text.turnOn }).click();
    await section.getByRole('textbox', { name: text.password }).fill(owner.password);
    await section.getByRole('button', { name: text.next }).click();
    const secret = (await section.locator('code').textContent())?.replaceAll(' ', '') ?? '';
    await expectAccessible(page);
    await section.getByLabel(text.code).fill(getCode(secret));
    await section.getByRole('button', { name: text.turnOn }).click();
    const listedCodes = section.getByRole('list', { name: text.codes }).getByRole('listitem');
    await expect(listedCodes).toHaveCount(RECOVERY_CODES);
    const codes = await listedCodes.allTextContents();
    await expectAccessible(page);
    await section.getByRole('checkbox', { name: text.stored }).check();
    await section.getByRole('button', { name: text.done }).click();

    await enterPassword(otherVisitor, language);
    await expect(otherVisitor.getByLabel(text.code)).toBeFocused();
    await expectAccessible(otherVisitor);
    await otherVisitor.getByLabel(text.code).fill(getCode(secret, 1));
    await otherVisitor.getByRole('button', { name: text.confirm }).click();
    await expect(otherVisitor).toHaveURL('/admin');
    // Signing out ends the session, which the dashboard's requests still need.
    const dashboard = otherVisitor.getByRole('main');
    await expect(dashboard.getByRole('heading', { name: text.latestOrders })).toBeVisible();
    await expect(dashboard.getByRole('status')).toHaveCount(0);

    await otherVisitor.getByRole('button', { name: text.userMenu }).click();
    await otherVisitor.getByRole('menuitem', { name: text.logout }).click();
    await expect(otherVisitor).toHaveURL('/admin/login');
    await otherVisitor.goto(text.publicLogin);
    const main = otherVisitor.getByRole('main');
    await main.getByLabel('E-mail').fill(owner.email);
    await main.getByLabel(text.publicPassword, { exact: true }).fill(owner.password);
    await main.getByRole('button', { name: text.login, exact: true }).click();
    await main.getByRole('button', { name: text.useRecovery }).click();
    await main.getByLabel(text.recovery).fill(codes[0] ?? '');
    await expectAccessible(otherVisitor);
    await main.getByRole('button', { name: text.confirm }).click();
    await expect(otherVisitor).not.toHaveURL(text.publicLogin);

    await section.getByRole('button', { name: text.turnOff }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: text.password }).fill(owner.password);
    await dialog.getByLabel(text.anyCode).fill(codes[1] ?? '');
    await dialog.getByRole('button', { name: text.turnOff }).click();
    await expect(section.getByRole('button', { name: text.turnOn })).toBeVisible();
  });
}
