import type { Server, ServerResponse } from 'node:http';

/** How long balancers have to see at `/readyz` that the API is leaving, before it takes no more connections, in milliseconds. */
export const TURN_AWAY_MS = 5000;
/** How long requests in flight may take from then on: as long as the gateway waits for them, in milliseconds. */
export const CLOSE_GRACE_MS = 30_000;

/** A server that can be closed without cutting off what it was asked before. */
export interface ClosableServer {
  /** True from when closing began. */
  isClosing(): boolean;
  close(): Promise<void>;
}

/**
 * Follows what a server is asked. Closing it ends idle connections at once and others with their answer. While something
 * is in flight it goes on answering what comes in, for balancers that have not noticed yet; then it takes no more
 * connections, and what is still in flight gets its time.
 */
export function closable(server: Server): ClosableServer {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  let onIdle = () => {};
  server.on('request', (_request, response) => {
    open.add(response);
    if (isClosing) sayGoodbye(response);
    response.once('close', () => {
      open.delete(response);
      if (open.size === 0) onIdle();
    });
  });
  const idleWithin = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const impatience = setTimeout(resolve, milliseconds);
      onIdle = () => {
        clearTimeout(impatience);
        resolve();
      };
      if (open.size === 0) onIdle();
    });
  return {
    isClosing: () => isClosing,
    async close() {
      isClosing = true;
      for (const response of open) sayGoodbye(response);
      server.closeIdleConnections();
      await idleWithin(TURN_AWAY_MS);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await idleWithin(CLOSE_GRACE_MS);
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Has the connection end with the answer. */
function sayGoodbye(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
