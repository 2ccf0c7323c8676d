import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Script = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A real HTTP server whose responses a test scripts, and which records the requests. */
export class ScriptedApi {
  /** Every request so far, as `METHOD /path`. */
  readonly requests: string[] = [];
  /** Responds to the next requests. */
  script: Script = respondWithJson({ success: true });
  private server: Server | undefined;
  private port = 0;

  /** Starts it, on the port that it had before if it was stopped. */
  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      this.requests.push(`${request.method} ${request.url}`);
      this.script(request, response, this.requests.length);
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.port}`;
  }

  /** Stops it: connections are refused. */
  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A script that responds with JSON. */
export function respondWithJson(
  body: object | ((request: IncomingMessage, count: number) => object),
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string | string[]> } = {},
): Script {
  return (request, response, count) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(typeof body === 'function' ? body(request, count) : body));
  };
}

/** A gate that a test opens by hand. */
export function createGate(): { readonly opened: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: () => resolve() };
}
