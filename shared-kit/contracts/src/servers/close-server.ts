import type { Server, ServerResponse } from 'node:http';

/** Milliseconds for load balancers to see the 503 of `/readyz`, before the server accepts no more connections. */
export const TURN_AWAY_MS = 5000;
/** Further milliseconds for requests in flight: the gateway's own timeout. */
export const CLOSE_GRACE_MS = 30_000;

/** A server that can be closed without interrupting requests in flight. */
export interface ClosableServer {
  /** True since {@link close} was called. */
  isClosing(): boolean;
  close(): Promise<void>;
}

/**
 * Tracks the requests of a server. `close` ends idle connections at once and the others after their response; connections
 * that browsers opened in advance, which Node does not count as idle, end with the last request. While
 * requests are in flight, new ones are still served, because load balancers may not have noticed yet; then no more
 * connections are accepted, and requests in flight may finish within {@link CLOSE_GRACE_MS}.
 */
export function closable(server: Server): ClosableServer {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  let onIdle = () => {};
  server.on('request', (_request, response) => {
    open.add(response);
    if (isClosing) closeConnectionAfter(response);
    response.once('close', () => {
      open.delete(response);
      if (open.size === 0) onIdle();
    });
  });
  const idleWithin = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timeout = setTimeout(resolve, milliseconds);
      onIdle = () => {
        clearTimeout(timeout);
        resolve();
      };
      if (open.size === 0) onIdle();
    });
  return {
    isClosing: () => isClosing,
    async close() {
      isClosing = true;
      for (const response of open) closeConnectionAfter(response);
      server.closeIdleConnections();
      await idleWithin(TURN_AWAY_MS);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await idleWithin(CLOSE_GRACE_MS);
      server.closeAllConnections();
      await closed;
    },
  };
}

function closeConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
