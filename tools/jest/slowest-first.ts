import type { Test } from '@jest/test-result';
import Sequencer from '@jest/test-sequencer';

/** Test files that take longest. They start first, so that no core is idle at the end. */
const slowest = ['endpoints/hostile-input', 'screens/products/products', 'new/new', 'database/migrate'];

/** Puts the slowest test files first; Jest has their durations only after its first run on a machine. */
export default class SlowestFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const sorted = await super.sort(tests);
    const { slow = [], other = [] } = Object.groupBy(sorted, ({ path }) =>
      slowest.some((name) => path.includes(`/${name}.test.`)) ? 'slow' : 'other',
    );
    return [...slow, ...other];
  }
}
