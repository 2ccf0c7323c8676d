import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

// The reference for the gateway: Express with http-proxy-middleware and keep-alive connections.

const app = express();
app.disable('x-powered-by');
app.use(createProxyMiddleware({ target: process.env.API_UPSTREAM ?? '', agent: new Agent({ keepAlive: true }) }));
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`Proxy on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
