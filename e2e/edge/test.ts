import { test as base, expect } from '@playwright/test';
import { BrowserErrors } from '../fixtures/browser-errors.ts';
import { Edge } from './site/edge.ts';

export { expect } from '@playwright/test';

const START_TIMEOUT_MS = 180_000;

interface Fixtures {
  /** Errors in the browser. A test fails on any error that it does not expect. */
  browserErrors: BrowserErrors;
}

/** Playwright's `test` for the edge; all tests share one installation. */
export const test = base.extend<Fixtures, { edge: Edge }>({
  edge: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const edge = new Edge();
      try {
        await edge.start();
        await use(edge);
      } finally {
        await edge.stop();
      }
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  browserErrors: async ({ context }, use) => {
    const browserErrors = new BrowserErrors(context);
    await use(browserErrors);
    expect(browserErrors.unexpected, 'errors in the browser').toEqual([]);
  },
});
