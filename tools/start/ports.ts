import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine's loopback address on which nothing listens now. */
export function findFreePort(): Promise<number> {
  return tryPort(0, '127.0.0.1');
}

/** Ends the process with advice when the site's port cannot be listened on: found out before minutes of work. */
export async function requirePort(port: number, host: string): Promise<void> {
  try {
    await tryPort(port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const fault = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be listened on (${code})`;
    console.error(`Port ${port} of ${host} ${fault}. Set PORT to another one, or to 0 for any that is free.`);
    process.exit(1);
  }
}

function tryPort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => {
      const { port: found } = probe.address() as AddressInfo;
      probe.close(() => resolve(found));
    });
  });
}
