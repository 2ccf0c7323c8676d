import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ShopDatabase } from '../database/schema.ts';
import type { ApiRoute } from '../endpoints/endpoint.ts';
import { createTestApp } from './test-app.ts';

/** Serves some endpoints over HTTP, for example with a fake clock; `url` is their base URL. */
export async function serveEndpoints(db: ShopDatabase, endpoints: readonly ApiRoute[]) {
  const server = createServer(createTestApp(endpoints, db));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/backend/api`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
