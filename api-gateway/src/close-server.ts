import type { Server, ServerResponse } from 'node:http';

/**
 * Prepares a server for closing. The returned function accepts no more connections, waits for the running requests and
 * closes all connections, also those on which no request has arrived: browsers open some in advance, and Node does not
 * count them as idle.
 */
export function trackRequests(server: Server): () => Promise<void> {
  const running = new Set<ServerResponse>();
  let onIdle = () => {};
  server.on('request', (_request, response) => {
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      if (running.size === 0) onIdle();
    });
  });
  return async function closeAfterRequests() {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    if (running.size > 0) {
      await new Promise<void>((resolve) => {
        onIdle = resolve;
      });
    }
    server.closeAllConnections();
    await closed;
  };
}
