import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { untilAlive } from '../fixtures/alive.ts';
import { expect, test } from '../fixtures/test.ts';

const KITCHEN_SINK = '/page/kitchen-sink';
/** One column from here down (spec section 9, "mobile breakpoint"). */
const BREAKPOINT = 768;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Opens the page and waits until its widgets answer. */
async function open(page: Page, path = KITCHEN_SINK): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

test.describe('what a section shows', () => {
  test('the server writes every widget, and none is unknown', async ({ request }) => {
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

  test('what the server wrote stays in sight until its code has come', async ({ page }) => {
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\/widget-[\w-]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(KITCHEN_SINK);
    await untilAlive(page);
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    await expect(page.getByText('Πώς καθαρίζω τους φακούς;').first()).toBeVisible();
    await expect(page.locator('main a[href^="/blog/"]').first()).toBeVisible();
    letThrough();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
  });

  for (const [name, viewport] of [
    ['desk', DESK],
    ['phone', PHONE],
    ['narrowest', { width: 320, height: 640 }],
  ] as const) {
    test(`nothing moves, overflows or is out of reach on a ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) shifts.sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page);
      expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(
        0.01,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
  }
});

test.describe('columns', () => {
  const columnsOf = (page: Page, words: string) =>
    page
      .getByRole('main')
      .getByText(words, { exact: true })
      .evaluateAll((cells) => cells.slice(0, 2).map((cell) => Math.round(cell.getBoundingClientRect().top)));

  for (const [width, sameRow] of [
    [BREAKPOINT, false],
    [BREAKPOINT + 1, true],
  ] as const) {
    test(`at ${width} px they stand ${sameRow ? 'side by side' : 'one below the other'}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      const [first, second] = await columnsOf(page, 'Πλάτος 1');
      expect(first === second).toBe(sameRow);
    });
  }

  test('their widths follow the ratio', async ({ page }) => {
    await page.setViewportSize(DESK);
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
  test('videos ask nobody before the visitor does, and then play where they stood', async ({ page, faults }) => {
    faults.expect(/youtube|vimeo/);
    const foreign: string[] = [];
    await page.route(/youtube|vimeo|google\.com/, (route) => {
      foreign.push(route.request().url());
      return route.abort();
    });
    await open(page);
    const video = page.getByRole('group', { name: 'Πώς κόβεται ένας φακός' });
    await video.scrollIntoViewIfNeeded();
    await expect(page.getByRole('group', { name: 'Χάρτης: Σκουφά 41' })).toBeVisible();
    expect(foreign).toEqual([]);
    await video.getByRole('button', { name: 'Φόρτωση βίντεο: Πώς κόβεται ένας φακός' }).click();
    await expect
      .poll(() => foreign)
      .toEqual([expect.stringContaining('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')]);
  });

  for (const viewport of [DESK, PHONE]) {
    test(`a picture opens large at ${viewport.width} px, by keyboard too`, async ({ page }) => {
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
  test('one answer at a time, unless several may be open', async ({ page }) => {
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

  test('the tab that was chosen for it is open; arrows, Home and End turn', async ({ page }) => {
    await open(page);
    const tabs = page.getByRole('tablist', { name: 'Καρτέλες' });
    await expect(tabs.getByRole('tab', { name: 'Αποστολή', selected: true })).toBeVisible();
    await tabs.getByRole('tab', { name: 'Αποστολή' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Επιστροφές' })).toHaveText('Μέσα σε 14 ημέρες.');
    await page.keyboard.press('Home');
    await expect(tabs.getByRole('tab', { name: 'Εγγύηση' })).toBeFocused();
  });

  test('shares are capped at the whole', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('progressbar', { name: 'Ικανοποίηση' })).toHaveAttribute('aria-valuenow', '100');
    await expect(page.getByText('32,5%')).toBeVisible();
  });
});

test.describe('products and posts', () => {
  for (const viewport of [DESK, PHONE]) {
    test(`cards lead to what they show at ${viewport.width} px`, async ({ page }) => {
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
  const CALL = '**/backend/api/contact.php';
  const form = (page: Page) => page.getByRole('form', { name: 'Ρωτήστε μας' });
  const THANKS = 'Ευχαριστούμε, σας απαντάμε σήμερα.';

  async function fill(page: Page): Promise<void> {
    await form(page).getByLabel('Όνομα').fill('Μαρία');
    await form(page).getByLabel('E-mail').fill('maria@example.gr');
    await form(page).getByLabel('Μήνυμα').fill('Έχετε παιδικούς σκελετούς;');
    await form(page).getByRole('checkbox').check();
  }
  const send = (page: Page) => form(page).getByRole('button', { name: 'Αποστολή' }).click();

  test('it insists on what its author asked for, at 360 px', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page);
    await send(page);
    await expect(form(page).getByLabel('Όνομα')).toBeFocused();
    await expect(form(page).getByLabel('Όνομα')).toHaveAccessibleDescription(/Συμπληρώστε/);
    await expect(form(page).getByRole('checkbox')).toHaveAccessibleDescription(/συγκατάθεσή/);
    await expect(form(page).getByLabel('Θέμα')).toHaveCount(0);
  });

  test('a message is sent under the form’s name, thanked for, and the thanks go after five seconds', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    let sent: unknown;
    await page.route(CALL, async (route) => {
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

  test('what fails is said in the words for it, and nothing typed is lost', async ({ page, faults }) => {
    faults.expect(/contact\.php/);
    await open(page);
    await fill(page);
    for (const [answer, says] of [
      [{ success: false, message: 'Το γραμματοκιβώτιο είναι γεμάτο.' }, 'Το γραμματοκιβώτιο είναι γεμάτο.'],
      [{ success: false }, 'Σφάλμα κατά την αποστολή του μηνύματος'],
      [undefined, 'Σφάλμα δικτύου. Παρακαλώ δοκιμάστε ξανά.'],
    ] as const) {
      await page.route(
        CALL,
        (route) => (answer ? route.fulfill({ status: 500, json: answer }) : route.abort('connectionfailed')),
        { times: 1 },
      );
      await send(page);
      await expect(form(page).getByRole('alert')).toHaveText(says);
      await expect(form(page).getByLabel('Μήνυμα')).toHaveValue('Έχετε παιδικούς σκελετούς;');
    }
  });
});
