import { spawnSync } from 'node:child_process';
import { installPackages } from './install-packages.ts';

// The gateway's tests need PHP: an installed one or Debian's package.

function readPhpVersion(): string | undefined {
  const result = spawnSync(process.env.PHP_PATH ?? 'php', ['-r', 'echo PHP_VERSION;'], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout : undefined;
}

if (!readPhpVersion()) installPackages('php-cli');
const version = readPhpVersion();
if (!version) {
  console.error(
    'No PHP was found and none could be installed. As root on Debian or Ubuntu: apt-get install php-cli, or set PHP_PATH to the program.',
  );
  process.exit(1);
}
console.log(`PHP ${version}`);
