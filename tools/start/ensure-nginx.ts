import { spawnSync } from 'node:child_process';
import { findNginx } from './find-servers.ts';
import { installPackages } from './install-packages.ts';

// The e2e tests at scale need nginx: an installed one or Debian's package.

if (!findNginx()) installPackages('nginx', 'libnginx-mod-http-brotli-static');
const program = findNginx();
if (!program) {
  console.error(
    'No nginx with its brotli module was found and none could be installed. As root on Debian or Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static',
  );
  process.exit(1);
}
const { stderr, status } = spawnSync(program, ['-v'], { encoding: 'utf8' });
console.log(`${program}: ${stderr.trim()}`);
process.exit(status ?? 1);
