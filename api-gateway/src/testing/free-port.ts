import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports below those that operating systems assign themselves, to listening servers and to outgoing connections. */
const FIRST_PORT = 10_000;
const LAST_PORT = 32_000;
const found = new Set<number>();

/**
 * A free port of the loopback address, for a server that another program starts later. Each call of a process returns another
 * one, and none that the operating system could assign until then.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (found.has(port) || !(await isFree(port))) continue;
    found.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
