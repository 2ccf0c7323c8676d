import { type AddressInfo, createServer } from 'node:net';
import { findChromium } from '@fakos/tools/start/find-chromium';
import { defineConfig } from '@playwright/test';

const report = process.env.FAKOS_JOURNEYS_REPORT;

// Workers read this file again: they take the port that the first reading chose.
process.env.FAKOS_JOURNEYS_PORT ??= String(await findFreePort());
const baseURL = `http://127.0.0.1:${process.env.FAKOS_JOURNEYS_PORT}`;

/** A first start draws every picture of the demo shop and builds what is stale. */
const START_TIMEOUT_MS = 600_000;
const TEST_TIMEOUT_MS = 60_000;
const EXPECT_TIMEOUT_MS = 10_000;
const ACTION_TIMEOUT_MS = 5_000;

const executablePath = findChromium();

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results',
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  retries: 0,
  // Journeys share one site, and some change it for everybody: a remote goes down, a price moves.
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  webServer: {
    command: `"${process.execPath}" e2e/site.ts`,
    cwd: '..',
    url: `${baseURL}/readyz`,
    timeout: START_TIMEOUT_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
  use: {
    baseURL,
    // Shorter than a toast stays: what a toast covers cannot be pressed.
    actionTimeout: ACTION_TIMEOUT_MS,
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer in the place of the network that journeys break; its own journeys allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: ['browse-and-buy.spec.ts', 'accessibility.spec.ts'],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
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
