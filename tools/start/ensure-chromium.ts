import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

// The e2e tests need Chromium: an installed one, Playwright's download or Debian's package.

type Attempt = readonly [name: string, command: string, options: string[]];

const INSTALL = ['install', '-y', '--no-install-recommends'];
const debian: Attempt[] = [
  ["Debian's package index", 'apt-get', ['update']],
  ["Debian's Chromium without user interface", 'apt-get', [...INSTALL, 'chromium-headless-shell']],
  ["Debian's Chromium", 'apt-get', [...INSTALL, 'chromium']],
];
const playwright: Attempt = [
  "Playwright's Chromium",
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
];
// Installing packages requires root. Build machines usually run as root and install packages faster than downloads.
const isRoot = process.getuid?.() === 0;
const attempts = isRoot ? [...debian, playwright] : [playwright];
/** How long one attempt may take, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 5 * 60_000;

for (const [name, command, options] of attempts) {
  if (findChromium()) break;
  console.log(`→ Installing ${name}`);
  spawnSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'], timeout: ATTEMPT_TIMEOUT_MS });
}

const executablePath = findChromium();
if (!executablePath) {
  console.error(
    'No Chromium was found and none could be installed. Install Chromium and set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
console.log(`${executablePath}: ${browser.version()}`);
await browser.close();
