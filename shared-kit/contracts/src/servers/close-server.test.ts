/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { closable } from './close-server.ts';

const server = createServer();
const closing = closable(server);

test('a closing server completes running requests and closes connections on which no request has arrived', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const unused = connect(port, '127.0.0.1');
  await once(server, 'connection');
  const requested = once(server, 'request');
  const received = fetch(`http://127.0.0.1:${port}/`);
  const [, response] = (await requested) as [unknown, ServerResponse];

  const closed = closing.close();
  response.end('complete');
  expect(await (await received).text()).toBe('complete');
  await closed;
  if (!unused.closed) await once(unused, 'close');
});
