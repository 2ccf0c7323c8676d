import { createServer } from 'node:net';

/** Exits with a message if the site's port is not available, before the long build starts. */
export async function requirePort(port: number, host: string): Promise<void> {
  try {
    await tryPort(port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const problem = code === 'EADDRINUSE' ? 'is in use by another program' : `is not available (${code})`;
    console.error(`Port ${port} of ${host} ${problem}. Set PORT to another one, or to 0 for any that is free.`);
    process.exit(1);
  }
}

function tryPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
