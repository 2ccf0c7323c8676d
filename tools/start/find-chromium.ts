import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usualPlaces = [
  // Chromium without a user interface, which needs less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Options of Chromium in tests: nothing runs in the background. */
export const chromiumOptions = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
] as const;

/** Path of a Chromium program: `CHROMIUM_PATH`, Playwright's download, or one of the usual places. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...usualPlaces].find(
    (file) => file && existsSync(file),
  );
}
