import { type Attempt, hedge } from './hedge.ts';

/** Attempts by what they do: how many milliseconds they take and whether they fail. */
type Plan = readonly { readonly ms: number; readonly fails?: boolean }[];

const SOON = 100;
const SLOW = 3_000;
const NEVER = 1e9;

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
      started.push(Date.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, ms));
      if (fails) throw new Error(`attempt ${index}`);
      return `attempt ${index}`;
    };
  });
  const begin = Date.now();
  const outcome = hedge(attempts).then(
    (result) => `${result} at ${Date.now() - begin}`,
    (error: Error) => `failed with ${error.message} at ${Date.now() - begin}`,
  );
  return { outcome, started };
}

test.each<[string, Plan, string, readonly number[]]>([
  ['the first is quick', [{ ms: SOON }, { ms: SOON }], 'attempt 0 at 100', [0]],
  [
    'failures follow each other at once',
    [{ ms: SOON, fails: true }, { ms: SOON, fails: true }, { ms: SOON }],
    'attempt 2 at 300',
    [0, 100, 200],
  ],
  ['a slow one may still win', [{ ms: SLOW }, { ms: NEVER }], 'attempt 0 at 3000', [0, 1_600]],
  [
    'what hangs is over within five seconds',
    [{ ms: NEVER }, { ms: NEVER }, { ms: SOON }],
    'attempt 2 at 3000',
    [0, 1_600, 2_900],
  ],
  [
    'a failure beside a slow one starts the next',
    [{ ms: SLOW, fails: true }, { ms: SOON, fails: true }, { ms: SOON }],
    'attempt 2 at 1800',
    [0, 1_600, 1_700],
  ],
  [
    'all have failed, whichever last',
    [
      { ms: SLOW, fails: true },
      { ms: SOON, fails: true },
    ],
    'failed with attempt 0 at 3000',
    [0, 1_600],
  ],
])('%s', async (_, plan, expected, starts) => {
  const { outcome, started } = race(plan);
  await jest.advanceTimersByTimeAsync(SLOW * 2);
  expect(await outcome).toBe(expected);
  expect(started).toEqual(starts);
});

test('a loser can see that it has lost', async () => {
  let seen: boolean[] = [];
  const loser: Attempt<string> = async (current) => {
    seen = [current.isOver];
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    seen = [...seen, current.isOver];
    return 'late';
  };
  const outcome = hedge([loser, async () => 'early']);
  await jest.advanceTimersByTimeAsync(SLOW);
  expect(await outcome).toBe('early');
  expect(seen).toEqual([false, true]);
});
