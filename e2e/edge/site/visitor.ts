import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { request as requestTls } from 'node:https';

/** A response as received: body not decoded, headers not merged. */
export interface WireResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names of all headers in lower case, repeated for repeated headers. */
  readonly headerNames: readonly string[];
  readonly body: Buffer;
}

/** A request to send; GET without a body, POST with one. */
export interface RequestSpec {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: Buffer;
}

const RESPONSE_TIMEOUT_MS = 20_000;
let addressCount = 0;

/** An unused loopback address, which stands for another visitor: rate limits count by address. */
export function newAddress(): string {
  addressCount += 1;
  return `127.0.${1 + Math.floor(addressCount / 250)}.${1 + (addressCount % 250)}`;
}

/** Sends one request on its own connection from a loopback address. */
export function sendRequest(url: string, spec: RequestSpec = {}, address = newAddress()): Promise<WireResponse> {
  const { method, headers, json } = spec;
  const body = spec.body ?? (json === undefined ? undefined : Buffer.from(JSON.stringify(json)));
  const options: RequestOptions & { rejectUnauthorized: boolean } = {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(body ? { 'content-length': String(body.length) } : {}),
      ...headers,
    },
    localAddress: address,
    agent: false,
    timeout: RESPONSE_TIMEOUT_MS,
    rejectUnauthorized: false,
  };
  return new Promise((resolve, reject) => {
    const sent = (url.startsWith('https:') ? requestTls : request)(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          headerNames: response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`No response from ${url}`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
