import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

// Serves the reference pages from the folder in the first argument, compressed with brotli where a compressed file exists.

const types = {
  'static.html': 'text/html; charset=utf-8',
  'hydrated.html': 'text/html; charset=utf-8',
  'hydrate.js': 'text/javascript; charset=utf-8',
  'hero.avif': 'image/avif',
};

const folder = process.argv[2] ?? '';
const responses = new Map(
  Object.entries(types).map(([name, type]) => {
    const file = path.join(folder, name);
    const isCompressed = existsSync(`${file}.br`);
    const body = readFileSync(isCompressed ? `${file}.br` : file);
    const headers = {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': 'no-cache',
      ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
    };
    return [`/${name}`, { headers, body }];
  }),
);

const server = createServer((request, response) => {
  const found = responses.get(request.url ?? '');
  if (found) response.writeHead(200, found.headers).end(found.body);
  else response.writeHead(404).end();
}).listen(0, '127.0.0.1', () => {
  console.log(`Reference pages on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
