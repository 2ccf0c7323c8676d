import { type Attempt, hedge } from './hedge.ts';

/** Attempts by duration in milliseconds and outcome. */
type Plan = readonly { readonly ms: number; readonly fails?: boolean }[];

const FAST_MS = 100;
const SLOW_MS = 3_000;
const NEVER_MS = 1e9;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function race(plan: Plan) {
  const started: number[] = [];
  const attempts = plan.map(({ ms, fails }, index): Attempt<string> => {
    return async () => {
      started.push(Date.now() - startTime);
      await new Promise((resolve) => setTimeout(resolve, ms));
      if (fails) throw new Error(`attempt ${index}`);
      return `attempt ${index}`;
    };
  });
  const startTime = Date.now();
  const outcome = hedge(attempts).then(
    (result) => `${result} at ${Date.now() - startTime}`,
    (error: Error) => `failed with ${error.message} at ${Date.now() - startTime}`,
  );
  return { outcome, started };
}

test.each<[string, Plan, string, readonly number[]]>([
  ['the first attempt is fast', [{ ms: FAST_MS }, { ms: FAST_MS }], 'attempt 0 at 100', [0]],
  [
    'a failure starts the next attempt at once',
    [{ ms: FAST_MS, fails: true }, { ms: FAST_MS, fails: true }, { ms: FAST_MS }],
    'attempt 2 at 300',
    [0, 100, 200],
  ],
  ['a slow attempt may still win', [{ ms: SLOW_MS }, { ms: NEVER_MS }], 'attempt 0 at 3000', [0, 1_600]],
  [
    'hanging attempts are replaced within five seconds',
    [{ ms: NEVER_MS }, { ms: NEVER_MS }, { ms: FAST_MS }],
    'attempt 2 at 3000',
    [0, 1_600, 2_900],
  ],
  [
    'a failure next to a slow attempt starts the next one',
    [{ ms: SLOW_MS, fails: true }, { ms: FAST_MS, fails: true }, { ms: FAST_MS }],
    'attempt 2 at 1800',
    [0, 1_600, 1_700],
  ],
  [
    'all have failed, in any order',
    [
      { ms: SLOW_MS, fails: true },
      { ms: FAST_MS, fails: true },
    ],
    'failed with attempt 0 at 3000',
    [0, 1_600],
  ],
])('%s', async (_, plan, expected, startTimes) => {
  const { outcome, started } = race(plan);
  await jest.advanceTimersByTimeAsync(SLOW_MS * 2);
  expect(await outcome).toBe(expected);
  expect(started).toEqual(startTimes);
});

test('a losing attempt can see that the race is over', async () => {
  let observed: boolean[] = [];
  const slowAttempt: Attempt<string> = async (current) => {
    observed = [current.isOver];
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    observed = [...observed, current.isOver];
    return 'slow';
  };
  const outcome = hedge([slowAttempt, async () => 'fast']);
  await jest.advanceTimersByTimeAsync(SLOW_MS);
  expect(await outcome).toBe('fast');
  expect(observed).toEqual([false, true]);
});
