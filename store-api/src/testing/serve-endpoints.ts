import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ShopDatabase } from '../database/schema.ts';
import { createApp } from '../http/app.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { testParts } from './test-parts.ts';

/** Some endpoints over real HTTP, such as those whose clock a test holds; `url` is the folder of the calls. */
export async function serveEndpoints(db: ShopDatabase, endpoints: readonly AnyEndpoint[]) {
  const server = createServer(createApp(endpoints, testParts(db)));
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
