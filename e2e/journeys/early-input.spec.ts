import type { Page } from '@playwright/test';
import { blockScripts, waitForHydration } from '../fixtures/hydration.ts';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const PRODUCT = '/shop/thalassa-sounio-black';

interface Case {
  readonly name: string;
  readonly address: string;
  /** The input before any script has run. */
  readonly act: (page: Page) => Promise<unknown>;
  /** Expectation after hydration. */
  readonly check: (page: Page) => Promise<unknown>;
}

/** One case for each kind of control (decision 0024). */
const cases: readonly Case[] = [
  {
    name: 'a ticked filter',
    address: '/shop',
    act: (page) => main(page).getByRole('checkbox', { name: 'Γυαλιά ηλίου' }).check(),
    check: async (page) => {
      await expect(page).toHaveURL('/shop?category=sunglasses');
      await expect(main(page).getByRole('checkbox', { name: 'Γυαλιά ηλίου' })).toBeChecked();
    },
  },
  {
    name: 'a filter ticked by keyboard',
    address: '/shop',
    act: (page) => main(page).getByRole('checkbox', { name: 'Γυαλιά ηλίου' }).press('Space'),
    check: (page) => expect(page).toHaveURL('/shop?category=sunglasses'),
  },
  {
    name: 'a chosen sort order',
    address: '/shop',
    act: (page) => main(page).getByRole('combobox', { name: 'Ταξινόμηση' }).selectOption('Τιμή: αύξουσα'),
    check: async (page) => {
      await expect(page).toHaveURL('/shop?sort=price-up');
      await expect(main(page).getByRole('combobox', { name: 'Ταξινόμηση' })).toHaveValue('price-up');
    },
  },
  {
    name: 'an added product',
    address: PRODUCT,
    act: (page) => main(page).getByRole('button', { name: 'Προσθήκη στο καλάθι' }).first().click(),
    check: (page) => expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible(),
  },
  {
    name: 'typed text of a form',
    address: '/contact',
    act: (page) => main(page).getByRole('textbox', { name: 'Μήνυμα' }).fill('Καλημέρα σας'),
    check: (page) => expect(main(page).getByRole('textbox', { name: 'Μήνυμα' })).toHaveValue('Καλημέρα σας'),
  },
];

for (const { name, address, act, check } of cases) {
  test(`${name} before hydration takes effect after it`, async ({ page }) => {
    const release = await blockScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await act(page);
    release();
    await waitForHydration(page);
    await check(page);
  });
}
