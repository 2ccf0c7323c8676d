import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CACHEABLE_PATH } from './upstream-paths.ts';

// An API that responds to every request with 2 kB of JSON at once.

const SIZE = 2_000;
const frame = JSON.stringify({ success: true, data: '' });
const body = Buffer.from(JSON.stringify({ success: true, data: 'α'.repeat((SIZE - frame.length) / 2) }));

const server = createServer((request, response) => {
  const cacheHeaders = request.url === CACHEABLE_PATH ? {} : { 'Cache-Control': 'no-store' };
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length, ...cacheHeaders })
    .end(body);
}).listen(0, '127.0.0.1', () => {
  console.log(`Upstream on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
