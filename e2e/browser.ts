import { findChromium } from '@fakos/tools/start/find-chromium';

const executablePath = findChromium();

/** How the browser of all journeys is started: the system's Chromium, which does nothing of its own accord. */
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
