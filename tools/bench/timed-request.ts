import { Agent, get } from 'node:http';

/** A response and how long it took. */
export interface TimedResponse {
  readonly status: number;
  readonly body: Buffer;
  readonly encoding: string | undefined;
  /** Milliseconds from the request to the first byte of the response's head. */
  readonly firstByteMs: number;
  /** Milliseconds from the request to the last byte of the response. */
  readonly lastByteMs: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a GET request over a keep-alive connection, as a browser does. The body stays compressed. */
export function request(url: string, encoding = 'br'): Promise<TimedResponse> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent, headers: { 'Accept-Encoding': encoding } }, (response) => {
      const firstByteMs = performance.now() - started;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          encoding: response.headers['content-encoding'],
          firstByteMs,
          lastByteMs: performance.now() - started,
        }),
      );
    }).on('error', reject);
  });
}

/** Sends a GET request and throws unless the status is 200. */
export async function requestOrThrow(url: string, encoding?: string): Promise<TimedResponse> {
  const response = await request(url, encoding);
  if (response.status !== 200) throw new Error(`${url} responded with status ${response.status}.`);
  return response;
}
