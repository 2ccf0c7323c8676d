import type { Page } from '@playwright/test';
import { listViolations } from '../fixtures/accessible.ts';
import { blockFonts, getLayoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';

const KITCHEN_SINK = '/page/kitchen-sink';
/** One column from here down (spec section 9, "mobile breakpoint"). */
const BREAKPOINT = 768;
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** Opens the page and waits until its widgets have loaded. */
async function open(page: Page, path = KITCHEN_SINK): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

test.describe('sections', () => {
  test('the server renders every widget, and none is unknown', async ({ request }) => {
    const html = await (await request.get(KITCHEN_SINK)).text();
    for (const part of [
      'Κείμενο που ξεχωρίζει',
      'Παλιό περιεχόμενο',
      'Δεν υπάρχει περιεχόμενο για αυτή την ενότητα',
      'Πώς καθαρίζω τους φακούς;',
      'role="tablist"',
      'role="progressbar"',
      'https://wa.me/302100000000',
      'Ρωτήστε μας',
      'aria-label="Πώς κόβεται ένας φακός"',
      'href="/blog/',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('Unknown widget type');
  });

  test('server-rendered content stays visible until its code has loaded', async ({ page }) => {
    let release: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/widget-[\w-]+\.js$/, async (route) => {
      await blocked;
      await route.continue();
    });
    // Not hydrated: the code of the widgets is blocked.
    await page.goto(KITCHEN_SINK, { waitUntil: 'commit' });
    await page.waitForLoadState('load');
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    await expect(page.getByText('Πώς καθαρίζω τους φακούς;').first()).toBeVisible();
    await expect(page.locator('main a[href^="/blog/"]').first()).toBeVisible();
    release();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
  });

  for (const [name, viewport] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
    ['very narrow screen', { width: 320, height: 640 }],
  ] as const) {
    test(`on a ${name} there are no layout shifts, no overflow and no accessibility violations`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await recordLayoutShifts(page);
      const unblock = await blockFonts(page);
      await open(page);
      expect((await getLayoutShifts(page)).sum).toBeLessThan(0.01);

      await unblock();
      await open(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      const violations = await listViolations(page);
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
  }
});

test.describe('columns', () => {
  const getColumns = (page: Page, text: string) =>
    page
      .getByRole('main')
      .getByText(text, { exact: true })
      .evaluateAll((cells) => cells.slice(0, 2).map((cell) => Math.round(cell.getBoundingClientRect().top)));

  for (const [width, sameRow] of [
    [BREAKPOINT, false],
    [BREAKPOINT + 1, true],
  ] as const) {
    test(`at ${width} px they are ${sameRow ? 'side by side' : 'one below the other'}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      const [first, second] = await getColumns(page, 'Πλάτος 1');
      expect(first === second).toBe(sameRow);
    });
  }

  test('their widths follow the ratio', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page);
    const widths = await page
      .getByText('Πλάτος 3', { exact: true })
      .first()
      .evaluate((cell) => {
        const grid = cell.closest('[style*="--columns"]');
        return [...(grid?.children ?? [])].map((column) => column.getBoundingClientRect().width);
      });
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(3, 1);
  });
});

test.describe('media', () => {
  test('videos load only after a click, in place of their placeholder', async ({ page, browserErrors }) => {
    browserErrors.expect(/youtube|vimeo/);
    const foreignRequests: string[] = [];
    await page.route(/youtube|vimeo|google\.com/, (route) => {
      foreignRequests.push(route.request().url());
      return route.abort();
    });
    await open(page);
    const video = page.getByRole('group', { name: 'Πώς κόβεται ένας φακός' });
    await video.scrollIntoViewIfNeeded();
    await expect(page.getByRole('group', { name: 'Χάρτης: Σκουφά 41' })).toBeVisible();
    expect(foreignRequests).toEqual([]);
    await video.getByRole('button', { name: 'Φόρτωση βίντεο: Πώς κόβεται ένας φακός' }).click();
    await expect
      .poll(() => foreignRequests)
      .toEqual([expect.stringContaining('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')]);
  });

  for (const viewport of [DESKTOP, PHONE]) {
    test(`an image opens in a lightbox at ${viewport.width} px by keyboard`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page);
      const opener = page.getByRole('button', { name: 'Μεγέθυνση: Πρόσοψη του καταστήματος' });
      const position = page.getByRole('dialog', { name: 'Εικόνες σε μεγάλο μέγεθος' }).getByRole('status');
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(position).toContainText('1 από 6');
      await page.keyboard.press('ArrowRight');
      await expect(position).toContainText('2 από 6');
      for (let turn = 0; turn < 6; turn++) await page.keyboard.press('ArrowRight');
      await expect(position).toContainText('6 από 6');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }
});

test.describe('lists', () => {
  test('an accordion opens one item at a time, unless it allows several', async ({ page }) => {
    await open(page);
    const [single, several] = [
      page.getByRole('group').filter({ hasText: 'Κάθε πότε' }).first(),
      page.getByRole('group'),
    ];
    await expect(several.filter({ hasText: 'Με χλιαρό νερό' }).first()).toHaveAttribute('open', '');
    await single.locator('summary').click();
    await expect(several.filter({ hasText: 'Με χλιαρό νερό' }).first()).not.toHaveAttribute('open');
    await expect(several.filter({ hasText: 'Με χλιαρό νερό' }).nth(1)).toHaveAttribute('open', '');
    await expect(several.filter({ hasText: 'Κάθε έξι μήνες' }).nth(1)).toHaveAttribute('open', '');
  });

  test('the configured tab is open, and arrow keys and Home change it', async ({ page }) => {
    await open(page);
    const tabs = page.getByRole('tablist', { name: 'Καρτέλες' });
    await expect(tabs.getByRole('tab', { name: 'Αποστολή', selected: true })).toBeVisible();
    await tabs.getByRole('tab', { name: 'Αποστολή' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Επιστροφές' })).toHaveText('Μέσα σε 14 ημέρες.');
    await page.keyboard.press('Home');
    await expect(tabs.getByRole('tab', { name: 'Εγγύηση' })).toBeFocused();
  });

  test('progress bars are capped at 100%', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('progressbar', { name: 'Ικανοποίηση' })).toHaveAttribute('aria-valuenow', '100');
    await expect(page.getByText('32,5%')).toBeVisible();
  });
});

test.describe('products and posts', () => {
  for (const viewport of [DESKTOP, PHONE]) {
    test(`cards link to their products and posts at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page);
      const heading = page.getByRole('heading', { name: 'Προϊόντα και άρθρα' });
      await heading.scrollIntoViewIfNeeded();
      const main = page.getByRole('main');
      await expect(main.locator('a[href^="/shop/"]').first()).toBeVisible();
      const post = main.locator('a[href^="/blog/"]').first();
      await post.scrollIntoViewIfNeeded();
      const title = (await post.textContent()) ?? '';
      const card = post.locator('xpath=ancestor::article[1]');
      await expect(card.getByRole('button', { name: `Προσθήκη στα αγαπημένα: ${title}` })).toBeVisible();
      await expect(card.getByText(/^[\d.]+ προβολ/)).toBeVisible();
      await post.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  }
});

test.describe('the contact form', () => {
  const ENDPOINT = '**/backend/api/contact.php';
  const form = (page: Page) => page.getByRole('form', { name: 'Ρωτήστε μας' });
  const THANKS = 'Ευχαριστούμε, σας απαντάμε σήμερα.';

  async function fill(page: Page): Promise<void> {
    await form(page).getByLabel('Όνομα').fill('Μαρία');
    await form(page).getByLabel('E-mail').fill('maria@example.gr');
    await form(page).getByLabel('Μήνυμα').fill('Έχετε παιδικούς σκελετούς;');
    await form(page).getByRole('checkbox').check();
  }
  const send = (page: Page) => form(page).getByRole('button', { name: 'Αποστολή' }).click();

  test('required fields are validated at 360 px', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page);
    await send(page);
    await expect(form(page).getByLabel('Όνομα')).toBeFocused();
    await expect(form(page).getByLabel('Όνομα')).toHaveAccessibleDescription(/Συμπληρώστε/);
    await expect(form(page).getByRole('checkbox')).toHaveAccessibleDescription(/συγκατάθεσή/);
    await expect(form(page).getByLabel('Θέμα')).toHaveCount(0);
  });

  test('a message is sent with the form’s title, and the confirmation disappears after five seconds', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    let sent: unknown;
    await page.route(ENDPOINT, async (route) => {
      sent = route.request().postDataJSON();
      await route.continue();
    });
    await fill(page);
    await send(page);
    await expect(form(page).getByText(THANKS)).toBeVisible();
    await expect(form(page).getByLabel('Μήνυμα')).toHaveValue('');
    expect(sent).toMatchObject({ action: 'send_message', form_title: 'Ρωτήστε μας', name: 'Μαρία', gdprConsent: true });
    await page.clock.runFor(5_000);
    await expect(form(page).getByText(THANKS)).toBeHidden();
  });

  test('each kind of failure shows its message, and the form keeps its values', async ({ page, browserErrors }) => {
    browserErrors.expect(/contact\.php/);
    await open(page);
    await fill(page);
    for (const [body, expectedText] of [
      [{ success: false, message: 'Το γραμματοκιβώτιο είναι γεμάτο.' }, 'Το γραμματοκιβώτιο είναι γεμάτο.'],
      [{ success: false }, 'Σφάλμα κατά την αποστολή του μηνύματος'],
      [undefined, 'Σφάλμα δικτύου. Παρακαλώ δοκιμάστε ξανά.'],
    ] as const) {
      await page.route(
        ENDPOINT,
        (route) => (body ? route.fulfill({ status: 500, json: body }) : route.abort('connectionfailed')),
        { times: 1 },
      );
      await send(page);
      await expect(form(page).getByRole('alert')).toHaveText(expectedText);
      await expect(form(page).getByLabel('Μήνυμα')).toHaveValue('Έχετε παιδικούς σκελετούς;');
    }
  });
});
