/** The part of autocannon that the bench uses; the package has no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
  }

  interface Result {
    readonly requests: { readonly total: number };
    readonly non2xx: number;
    readonly errors: number;
    readonly timeouts: number;
    /** Seconds. */
    readonly duration: number;
  }

  /** Puts a server under load; emits `response` with client, status, bytes and milliseconds. */
  export default function autocannon(options: Options): EventEmitter & PromiseLike<Result>;
}
