import { ModernFakeTimers } from '@jest/fake-timers';
import type { Circus } from '@jest/types';
import { addEventHandler } from 'jest-circus';

// Adds to jest-light-runner: options of fake timers, timers that advance with promises, and a time limit of tests.

/** Longer than every test, also on a busy machine: only a test that would wait forever reaches it. */
const TIME_LIMIT_MS = 180_000;

const timers = new ModernFakeTimers({ config: { fakeTimers: {} } as never, global: globalThis });
const startTimer = setTimeout;
const stopTimer = clearTimeout;

Object.assign(jest, {
  useFakeTimers: (options?: Parameters<ModernFakeTimers['useFakeTimers']>[0]) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now?: number | Date) => timers.setSystemTime(now),
  advanceTimersByTime: (milliseconds: number) => timers.advanceTimersByTime(milliseconds),
  advanceTimersByTimeAsync: (milliseconds: number) => timers.advanceTimersByTimeAsync(milliseconds),
});

addEventHandler((event: Circus.Event, state: Circus.State) => {
  const added = event.name === 'add_test' ? state.currentDescribeBlock.children.at(-1) : undefined;
  if (added?.type === 'test') added.fn = limitTime(added.fn as () => Promise<unknown>);
});

function limitTime(run: () => unknown): () => Promise<void> {
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = startTimer(() => reject(new Error(`The test took longer than ${TIME_LIMIT_MS} ms.`)), TIME_LIMIT_MS);
    });
    await Promise.race([run(), limit]).finally(() => stopTimer(timer));
  };
}
