import { findChromium } from '@fakos/tools/start/find-chromium';

const executablePath = findChromium();

/** Launch options of all e2e tests: the system's Chromium without background activity. */
export const launchOptions = {
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
};
