import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.ts';

const report = process.env.FAKOS_JOURNEYS_REPORT;

const TEST_TIMEOUT_MS = 60_000;
const EXPECT_TIMEOUT_MS = 10_000;
const ACTION_TIMEOUT_MS = 5_000;

/** Journeys through the edge at scale, apart from the others: they need nginx, PostgreSQL and Redis. */
export default defineConfig({
  testDir: '.',
  outputDir: '../results/edge',
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  retries: 0,
  // An installation that does not start does not start for the next journey either.
  maxFailures: 4,
  // One installation for all of them.
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    actionTimeout: ACTION_TIMEOUT_MS,
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
    launchOptions,
  },
});
