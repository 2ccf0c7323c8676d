import { test as base, expect } from '@playwright/test';
import { Faults } from '../fixtures/faults.ts';
import { Edge } from './site/edge.ts';

export { expect } from '@playwright/test';

/** A first start draws every picture of the demo shop. */
const START_TIMEOUT_MS = 600_000;

interface Fixtures {
  /** Faults in the browser; any that the journey does not expect fails it. */
  faults: Faults;
}

/** Playwright's `test` for journeys through the edge, all on one installation. */
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
  faults: async ({ context }, use) => {
    const faults = new Faults(context);
    await use(faults);
    expect(faults.unexpected, 'faults in the browser').toEqual([]);
  },
});
