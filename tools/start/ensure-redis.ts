import { spawnSync } from 'node:child_process';
import { findRedis } from './find-servers.ts';
import { installPackages } from './install-packages.ts';

// The gateway's tests need Redis: an installed one or Debian's package.

if (!findRedis()) installPackages('redis-server');
const program = findRedis();
if (!program) {
  console.error(
    'No Redis was found and none could be installed. As root on Debian or Ubuntu: apt-get install redis-server, or set REDIS_SERVER_PATH to the program.',
  );
  process.exit(1);
}
const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8' });
console.log(`${program}: ${stdout.trim()}`);
process.exit(status ?? 1);
