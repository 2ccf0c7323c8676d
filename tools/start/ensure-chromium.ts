import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

// Journeys need a real Chromium: one that is there, else Playwright's own, else Debian's package.

const attempts: readonly [string, string, string[]][] = [
  ["Playwright's Chromium", process.execPath, ['node_modules/.bin/playwright', 'install', 'chromium']],
  ["Debian's package index", 'apt-get', ['update']],
  ["Debian's Chromium", 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
];

for (const [name, command, options] of attempts) {
  if (findChromium()) break;
  console.log(`→ Installing ${name}`);
  spawnSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'] });
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
