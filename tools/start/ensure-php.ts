import { spawnSync } from 'node:child_process';
import { installPackages } from './install-packages.ts';

// The gateway is tested before a real PHP server: the PHP that is there, else Debian's package.

function phpVersion(): string | undefined {
  const asked = spawnSync(process.env.PHP_PATH ?? 'php', ['-r', 'echo PHP_VERSION;'], { encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout : undefined;
}

if (!phpVersion()) installPackages('php-cli');
const version = phpVersion();
if (!version) {
  console.error(
    'No PHP was found and none could be installed. As root on Debian or Ubuntu: apt-get install php-cli, or set PHP_PATH to the program.',
  );
  process.exit(1);
}
console.log(`PHP ${version}`);
