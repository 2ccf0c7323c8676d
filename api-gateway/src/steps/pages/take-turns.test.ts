import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { takeTurns } from './take-turns.ts';

test('a page that another address requests does not wait for all pages of one address', async () => {
  const started: string[] = [];
  const app = express().set('trust proxy', 'loopback');
  app.use(takeTurns());
  app.get('/shop', (request, response) => {
    started.push(request.ip ?? '');
    response.end();
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // One packet, so that all requests are there in the same turn of the event loop.
  const get = (address: string, connection = 'keep-alive') =>
    `GET /shop HTTP/1.1\r\nhost: shop.example\r\nx-forwarded-for: ${address}\r\nconnection: ${connection}\r\n\r\n`;
  const [greedy, modest] = ['203.0.113.7', '198.51.100.1'];
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.resume().write(`${get(greedy).repeat(20)}${get(modest, 'close')}`);
  await once(socket, 'close');
  server.close();
  expect(started).toHaveLength(21);
  expect(started.indexOf(modest)).toBe(2);
});
