import { type AddressInfo, createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { sites } from './fixtures/installation.ts';

const report = process.env.FAKOS_JOURNEYS_REPORT;

// Workers read this file again: they take the ports that the first reading chose.
for (const { portVariable } of Object.values(sites)) process.env[portVariable] ??= String(await findFreePort());
const addressOf = (name: keyof typeof sites) => `http://127.0.0.1:${process.env[sites[name].portVariable]}`;

/** A first start draws every picture of the demo shop and builds what is stale. */
const START_TIMEOUT_MS = 600_000;
const TEST_TIMEOUT_MS = 60_000;
const EXPECT_TIMEOUT_MS = 10_000;
const ACTION_TIMEOUT_MS = 5_000;

/** Journeys of visitors on phones: finding, choosing, buying, booking, and every page, which is looked at in both widths. */
const onPhones = [
  'accessibility',
  'booking',
  'browse-and-buy',
  'cart-drawer',
  'checkout',
  'keyboard-purchase',
  'list-category',
  'orders',
  'product',
  'quick-view',
  'services',
  'wishlist-page',
];

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results',
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  retries: 0,
  // Journeys of a project share one site, and some change it for everybody: a remote goes down, a price moves.
  workers: Object.keys(sites).length,
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  // One after the other, so that the second finds what the first has built and drawn.
  webServer: (['desk', 'phone'] as const).map((name) => ({
    command: `"${process.execPath}" e2e/site.ts ${name}`,
    cwd: '..',
    url: `${addressOf(name)}/readyz`,
    timeout: START_TIMEOUT_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  })),
  use: {
    // Shorter than a toast stays: what a toast covers cannot be pressed.
    actionTimeout: ACTION_TIMEOUT_MS,
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer in the place of the network that journeys break; its own journeys allow it.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'accessibility.spec.ts',
      workers: 1,
      use: { baseURL: addressOf('desk'), viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: onPhones.map((name) => `${name}.spec.ts`),
      workers: 1,
      use: { baseURL: addressOf('phone'), viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
