import { type Browser, type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { getPosition, recordInteractions, touch } from '../browser/interactions.ts';
import { screens, slowPhone, startBrowser, throttle, withFreshPage } from '../browser/throttled-browser.ts';
import { budgets } from '../budgets.ts';
import { pages, startApi, startGateway } from '../site.ts';
import { medianBy, repeat } from '../statistics.ts';
import { formatWithUnit, type Row } from '../table.ts';

const ROUNDS = 3;
/** Time after which the parts that load after the hydration are there, in milliseconds. */
const SETTLE_MS = 4_000;
/** How long a visitor looks at what is shown before the next press, in milliseconds. */
const LOOK_MS = 2_000;

/** What a visitor presses, and when it has happened. */
interface Interaction {
  readonly name: string;
  readonly address: string;
  /** The control that is pressed before the measured one. */
  readonly getFirstControl?: (page: Page) => Locator;
  readonly getControl: (page: Page) => Locator;
  readonly expectDone: (page: Page) => Promise<void>;
  /** Whether the control is in the header, so that nothing is scrolled or pressed before. */
  readonly isInHeader?: true;
}

const getButton = (page: Page, name: string) => page.getByRole('button', { name }).first();
const expectDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

/** The interactions of speed.md. */
const interactions: readonly Interaction[] = [
  {
    name: 'menu',
    address: pages.home,
    getControl: (page) => getButton(page, 'Άνοιγμα μενού'),
    expectDone: expectDialog,
    isInHeader: true,
  },
  {
    name: 'filter',
    address: pages.list,
    getFirstControl: (page) => getButton(page, 'Φίλτρα'),
    getControl: (page) => page.getByRole('dialog').getByRole('checkbox', { name: 'Μόνο διαθέσιμα' }),
    expectDone: (page) => expect(page).toHaveURL(/in_stock=1/),
  },
  {
    name: 'add to cart',
    address: pages.detail,
    getControl: (page) => page.getByRole('main').getByRole('button', { name: 'Προσθήκη στο καλάθι' }).first(),
    expectDone: (page) => expect(page.getByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeVisible(),
  },
  {
    name: 'language',
    address: pages.home,
    getFirstControl: (page) => getButton(page, 'Άνοιγμα μενού'),
    getControl: (page) => page.getByRole('dialog').getByRole('link', { name: /English/ }),
    expectDone: (page) => expect(page).toHaveURL(/\/en$/),
  },
  {
    name: 'open cart',
    address: pages.home,
    getControl: (page) => getButton(page, 'Καλάθι'),
    expectDone: expectDialog,
    isInHeader: true,
  },
];

/**
 * Presses on a slow phone: milliseconds from the press to the next frame (INP of that interaction), on a page that has started
 * and on a visitor's first page, which starts at that press. For the latter also the time until the press has taken effect.
 */
export async function benchInteractions(): Promise<Row[]> {
  const api = await startApi();
  const gateway = await startGateway({ upstream: api.url });
  const browser = await startBrowser();
  try {
    const rows: Row[] = [];
    for (const interaction of interactions) {
      const url = gateway.url + interaction.address;
      const started = await repeat(ROUNDS, () => pressStarted(browser, url, interaction));
      const value = medianBy(started, ({ latencyMs }) => latencyMs);
      rows.push(createRow(`press, ${interaction.name}: next frame`, value));
      if (!interaction.isInHeader) continue;
      const first = await repeat(ROUNDS, () => pressFirst(browser, url, interaction));
      rows.push(
        createRow(
          `first press of a page, ${interaction.name}: next frame`,
          medianBy(first, ({ latencyMs }) => latencyMs),
        ),
        {
          label: `first press of a page, ${interaction.name}: done`,
          measured: formatWithUnit(
            medianBy(first, ({ doneMs }) => doneMs),
            'ms',
          ),
        },
      );
    }
    return rows;
  } finally {
    await browser.close();
    await gateway.stop();
    await api.stop();
  }
}

function createRow(label: string, value: number): Row {
  return { label, measured: formatWithUnit(value, 'ms'), comparison: { value, budget: budgets.interaction } };
}

function pressStarted(browser: Browser, url: string, interaction: Interaction) {
  return withFreshPage(browser, screens.phone, async (page, devtools) => {
    await throttle(devtools, slowPhone);
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
    await page.waitForSelector('html[data-hydrated]');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    const { getFirstControl } = interaction;
    if (getFirstControl) {
      await touch(devtools, await getPosition(getFirstControl(page)));
      await page.waitForTimeout(LOOK_MS);
    }
    return measure(page, devtools, interaction);
  });
}

function pressFirst(browser: Browser, url: string, interaction: Interaction) {
  return withFreshPage(browser, screens.phone, async (page, devtools) => {
    await throttle(devtools, slowPhone);
    await page.goto(url, { waitUntil: 'load' });
    return measure(page, devtools, interaction);
  });
}

async function measure(page: Page, devtools: CDPSession, { getControl, expectDone }: Interaction) {
  const position = await getPosition(getControl(page));
  const readLatency = await recordInteractions(page);
  await page.waitForTimeout(LOOK_MS);
  const pressedAt = performance.now();
  await touch(devtools, position);
  await expectDone(page);
  const doneMs = performance.now() - pressedAt;
  return { latencyMs: await readLatency(), doneMs };
}
