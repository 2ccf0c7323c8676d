import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Servers of a test, on free ports of this machine. */
export class TestServers {
  private readonly servers: Server[] = [];

  /** Starts a server and returns its origin. */
  async listen(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    this.servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const server of this.servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
}
