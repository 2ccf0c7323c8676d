import type { Test } from '@jest/test-result';
import Sequencer from '@jest/test-sequencer';

/** Test files that take longest. They start first, so that no core is idle at the end. */
const slowest = [
  'endpoints/hostile-input',
  'screens/products/products',
  'screens/old-api',
  'new/new',
  'database/migrate',
];

/** Puts the slowest test files first; Jest knows their times only after its first run on a machine. */
export default class SlowestFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const getRank = ({ path }: Test) => slowest.findIndex((name) => path.includes(`/${name}.test.`)) >>> 0;
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => getRank(one) - getRank(other));
  }
}
