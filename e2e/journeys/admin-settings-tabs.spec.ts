import type { SettingKey } from '@fakos/contracts/settings/contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ChangedSettings } from '../fixtures/changed-settings.ts';
import { readServedHtml } from '../fixtures/served-html.ts';
import { HOME, LIST } from '../fixtures/settings-html-effects.ts';
import { expect, test } from '../fixtures/test.ts';

// Each tab of the settings (spec section 2) changes one of its settings through its form, and visitors see it.
test.use({ shop: 'admin-settings-tabs' });

const PRODUCT = '/shop/thalassa-sounio-black';

interface TabChange {
  /** The settings that the form needs, and the changed one before the change. They are restored after the test. */
  readonly before: Readonly<Record<string, unknown>>;
  /** Makes the change in the form. */
  readonly change: (form: Locator, page: Page) => Promise<void>;
  /** The changed input shows the new value after a reload. */
  readonly check: (form: Locator) => Promise<void>;
  /** A public page, and what its HTML contains only after the change. */
  readonly effect?: { readonly page: string; readonly shows: string };
}

/** The change of a text field, from one value to another. */
function createTextChange(
  [key, before]: readonly [SettingKey, unknown],
  label: string,
  value: string,
  effect?: TabChange['effect'],
): TabChange {
  return {
    before: { [key]: before },
    change: (form) => form.getByLabel(label, { exact: true }).fill(value),
    check: (form) => expect(form.getByLabel(label, { exact: true })).toHaveValue(value),
    ...(effect && { effect }),
  };
}

const tabs: Readonly<Record<string, TabChange>> = {
  content: createTextChange(
    ['hero_title', 'Παλιός τίτλος'],
    'Τίτλος της κεντρικής ενότητας (ελληνικά)',
    'Νέος τίτλος',
    {
      page: HOME,
      shows: 'Νέος τίτλος',
    },
  ),
  gallery: {
    before: { show_gallery_section: 'true', gallery_homepage_style: '' },
    change: async (form) => {
      await form
        .getByRole('group', { name: 'Στυλ στην αρχική σελίδα' })
        .getByRole('radio', { name: 'Εξάγωνα' })
        .check();
    },
    check: async (form) => {
      const styles = form.getByRole('group', { name: 'Στυλ στην αρχική σελίδα' });
      await expect(styles.getByRole('radio', { name: 'Εξάγωνα' })).toBeChecked();
    },
    effect: { page: HOME, shows: 'data-look="hexagon"' },
  },
  masonry: createTextChange(
    ['masonry_title', 'Παλιά πλακίδια'],
    'Τίτλος της ενότητας με πλακίδια (ελληνικά)',
    'Νέα πλακίδια',
    {
      page: HOME,
      shows: 'Νέα πλακίδια',
    },
  ),
  layout: createTextChange(['brand_primary', '#321123'], 'Κύριο χρώμα', '#123321', {
    page: HOME,
    shows: '--brand-primary:#123321',
  }),
  'sidebar-widgets': {
    before: { sidebar_widgets: [] },
    change: async (form, page) => {
      await form.getByRole('button', { name: 'Νέο στοιχείο' }).click();
      await page.getByRole('menuitem', { name: 'Κείμενο' }).click();
      await form.getByLabel('Κείμενο (ελληνικά)', { exact: true }).last().fill('Νέα στήλη');
    },
    check: async (form) => {
      await form.getByRole('button', { name: 'Κείμενο', exact: true }).click();
      await expect(form.getByLabel('Κείμενο (ελληνικά)', { exact: true })).toHaveValue('Νέα στήλη');
    },
    effect: { page: LIST, shows: 'Νέα στήλη' },
  },
  // After its widgets: an empty sidebar is not shown.
  sidebar: {
    before: { sidebar_enabled: 'true', sidebar_position: 'right' },
    change: async (form) => {
      await form.getByLabel('Πλευρά της στήλης', { exact: true }).selectOption({ label: 'Αριστερά' });
    },
    check: (form) => expect(form.getByLabel('Πλευρά της στήλης', { exact: true })).toHaveValue('left'),
    effect: { page: LIST, shows: 'data-position="left"' },
  },
  footer: createTextChange(
    ['footer_copyright', 'Παλιό υποσέλιδο'],
    'Πνευματικά δικαιώματα (ελληνικά)',
    'Νέο υποσέλιδο',
    {
      page: HOME,
      shows: 'Νέο υποσέλιδο',
    },
  ),
  ssl: createTextChange(['ssl_provider', ''], 'Πάροχος πιστοποιητικού', 'Let’s Encrypt'),
  email: createTextChange(['mail_from_name', ''], 'Όνομα αποστολέα', 'Οπτικά Δοκιμή'),
  contact: createTextChange(['contact_phone', '210 000 0000'], 'Τηλέφωνο (ελληνικά)', '211 111 1111', {
    page: '/contact',
    shows: '211 111 1111',
  }),
  blog: createTextChange(['blog_title', 'Παλιό περιοδικό'], 'Τίτλος του ιστολογίου (ελληνικά)', 'Νέο περιοδικό', {
    page: LIST,
    shows: 'Νέο περιοδικό',
  }),
  sales: createTextChange(['shipping_courier', 4.2], 'Κόστος courier (€)', '7,31', { page: PRODUCT, shows: '7,31' }),
  // The last one, because visitors see only the construction page afterwards.
  system: {
    before: { under_construction_enabled: 'false' },
    change: (form) => form.getByRole('switch', { name: 'Κλειστός για εργασίες' }).click(),
    check: (form) => expect(form.getByRole('switch', { name: 'Κλειστός για εργασίες' })).toBeChecked(),
    effect: { page: HOME, shows: 'role="progressbar"' },
  },
};

test('each tab saves a setting that visitors see', async ({ page, request, baseURL, signInAsOwner }) => {
  const settings = await ChangedSettings.open(baseURL);
  await settings.change(Object.assign({}, ...Object.values(tabs).map(({ before }) => before)));
  await signInAsOwner();
  for (const [tab, { change, check, effect }] of Object.entries(tabs)) {
    await test.step(tab, async () => {
      if (effect) expect(await isInPage(request, effect.page, effect.shows)).toBe(false);
      await page.goto(`/admin/settings/${tab === 'content' ? '' : tab}`);
      const form = page.getByRole('main');
      await change(form, page);
      await form.getByRole('button', { name: 'Αποθήκευση', exact: true }).click();
      await expect(page.getByText('Οι ρυθμίσεις αποθηκεύτηκαν.')).toBeVisible();
      await page.reload();
      await check(form);
      if (effect) expect(await isInPage(request, effect.page, effect.shows)).toBe(true);
    });
  }
  await settings.restore();
});

test('the tab of the menu adds a link that visitors see', async ({ page, request, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto('/admin/settings/navigation');
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Νέος σύνδεσμος' }).click();
  await form.getByLabel('Τίτλος (ελληνικά)', { exact: true }).last().fill('Ο οπτικός σας');
  await form.getByLabel('Τίτλος (αγγλικά)', { exact: true }).last().fill('Your optician');
  await form.getByLabel('Διεύθυνση', { exact: true }).last().fill('https://optician.example');
  await form.getByRole('button', { name: 'Αποθήκευση', exact: true }).click();
  await expect(page.getByText('Οι ρυθμίσεις αποθηκεύτηκαν.')).toBeVisible();
  await page.reload();
  await form.getByRole('button', { name: 'Ο οπτικός σας', exact: true }).last().click();
  await expect(form.getByLabel('Διεύθυνση', { exact: true })).toHaveValue('https://optician.example');
  expect(await isInPage(request, HOME, 'href="https://optician.example"')).toBe(true);
  expect(await isInPage(request, '/en', 'Your optician')).toBe(true);
});

/** Whether the HTML of a page contains a text. Compared here, because a failed assertion would print the page. */
async function isInPage(request: APIRequestContext, address: string, text: string): Promise<boolean> {
  return (await readServedHtml(request, address)).includes(text);
}
