import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Script = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A real server that answers as a test says, and counts. */
export class ScriptedApi {
  /** Every call so far, as `METHOD /path`. */
  readonly calls: string[] = [];
  /** What the next calls get. */
  script: Script = answerJson({ success: true });
  private server: Server | undefined;
  private port = 0;

  /** Starts it, on the port that it had before if it was stopped. */
  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      this.calls.push(`${request.method} ${request.url}`);
      this.script(request, response, this.calls.length);
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

/** Answers with JSON. */
export function answerJson(
  answer: object | ((request: IncomingMessage, count: number) => object),
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string | string[]> } = {},
): Script {
  return (request, response, count) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(typeof answer === 'function' ? answer(request, count) : answer));
  };
}

/** A gate that a test opens by hand. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: () => resolve() };
}
