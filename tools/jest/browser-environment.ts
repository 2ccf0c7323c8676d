import { TestEnvironment } from 'jest-environment-jsdom';

const missingInJsdom = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'structuredClone',
] as const;

/** jsdom with the web APIs that it lacks, from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    for (const name of missingInJsdom) this.global[name] = globalThis[name] as never;
    this.global.matchMedia ??= ((query: string) => ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as never;
  }
}
