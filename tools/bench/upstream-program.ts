import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cacheable } from './two-kilobytes.ts';

// An API that has nothing to do: 2 kB of JSON for every call, at once.

const SIZE = 2_000;
const frame = JSON.stringify({ success: true, data: '' });
const body = Buffer.from(JSON.stringify({ success: true, data: 'α'.repeat((SIZE - frame.length) / 2) }));

const server = createServer((request, response) => {
  const kept = request.url === cacheable ? {} : { 'Cache-Control': 'no-store' };
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length, ...kept }).end(body);
}).listen(0, '127.0.0.1', () => {
  console.log(`Upstream on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
