import { spawnSync } from 'node:child_process';

/** Timeout of one command, in milliseconds. */
const INSTALL_TIMEOUT_MS = 5 * 60_000;

/** Installs Debian packages if the user is root. Callers look for the programs afterwards to see whether it worked. */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0) return;
  console.log(`→ Installing Debian's ${names.join(' and ')}`);
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('apt-get', command, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: INSTALL_TIMEOUT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
