import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { request as requestTls } from 'node:https';

/** An answer as it came over the wire: nothing decoded, nothing merged. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names of all headers in lower case, as often as they came. */
  readonly headerNames: readonly string[];
  readonly body: Buffer;
}

/** What to ask. */
export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: Buffer;
}

const ANSWER_TIMEOUT_MS = 20_000;
let addresses = 0;

/** An address of this machine that nobody has used, as if another visitor came: limits count by address. */
export function newAddress(): string {
  addresses += 1;
  return `127.0.${1 + Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
}

/** Sends one request on a connection of its own, from one of this machine's addresses. */
export function ask(url: string, question: Question = {}, address = newAddress()): Promise<WireAnswer> {
  const { method, headers, json } = question;
  const body = question.body ?? (json === undefined ? undefined : Buffer.from(JSON.stringify(json)));
  const options: RequestOptions & { rejectUnauthorized: boolean } = {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(body ? { 'content-length': String(body.length) } : {}),
      ...headers,
    },
    localAddress: address,
    agent: false,
    timeout: ANSWER_TIMEOUT_MS,
    rejectUnauthorized: false,
  };
  return new Promise((resolve, reject) => {
    const sent = (url.startsWith('https:') ? requestTls : request)(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          headerNames: answer.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`No answer from ${url}`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
