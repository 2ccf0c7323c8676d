import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { readDeadlines } from '../deadlines.ts';

const report = process.env.FAKOS_E2E_REPORT;
const deadlines = await readDeadlines();

/** E2e tests of the edge at scale. They are separate from the others because they need nginx, PostgreSQL and Redis. */
export default defineConfig({
  testDir: '.',
  outputDir: '../results/edge',
  timeout: deadlines.test,
  expect: { timeout: deadlines.expect },
  retries: Number(process.env.FAKOS_TEST_RETRIES ?? 0),
  // An installation that fails to start would fail for every test.
  maxFailures: 4,
  // All tests share one installation.
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    actionTimeout: deadlines.action,
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
    launchOptions,
  },
});
