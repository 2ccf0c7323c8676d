import { Agent, get } from 'node:http';

/** An answer and how long it took. */
export interface Timed {
  readonly status: number;
  readonly body: Buffer;
  readonly encoding: string | undefined;
  /** Milliseconds from the request to the first byte of the answer's head. */
  readonly firstByteMs: number;
  /** Milliseconds from the request to the last byte of the answer. */
  readonly lastByteMs: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Asks as a browser would, over a connection that stays open. The body stays compressed. */
export function ask(url: string, encoding = 'br'): Promise<Timed> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent, headers: { 'Accept-Encoding': encoding } }, (answer) => {
      const firstByteMs = performance.now() - started;
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: Buffer.concat(parts),
          encoding: answer.headers['content-encoding'],
          firstByteMs,
          lastByteMs: performance.now() - started,
        }),
      );
    }).on('error', reject);
  });
}

/** Asks, and throws where the answer is no 200. */
export async function askOrThrow(url: string, encoding?: string): Promise<Timed> {
  const answer = await ask(url, encoding);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return answer;
}
