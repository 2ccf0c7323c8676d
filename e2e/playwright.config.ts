import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { readDeadlines } from './deadlines.ts';

const report = process.env.FAKOS_E2E_REPORT;
const deadlines = await readDeadlines();

/** Specs of behaviour that differs on phones. */
const onPhones = [
  'browse-and-buy',
  'cart-drawer',
  'checkout',
  'keyboard-purchase',
  'list-category',
  'product',
  'quick-view',
];

/** Run with `npm run e2e`, which prepares the shop that every worker's site starts from. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results',
  timeout: deadlines.test,
  expect: { timeout: deadlines.expect },
  // A test that passes only when retried is reported as unstable.
  retries: Number(process.env.FAKOS_TEST_RETRIES ?? 0),
  // Each worker has a site of its own, see fixtures/test.ts.
  workers: availableParallelism(),
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    actionTimeout: deadlines.action,
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would respond instead of the network that tests break. Only its own tests allow it.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: onPhones.map((name) => `${name}.spec.ts`),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
