import { CHECK_INTERVAL_MS, MIN_CHECK_DISTANCE_MS, watchComposition } from './watch-composition.ts';

const MAX_INTERVAL = CHECK_INTERVAL_MS * 1.2;

let liveKey: string | undefined;
let checkCount: number;
let events: string[];

const visibility = jest.spyOn(document, 'visibilityState', 'get');
const onLine = jest.spyOn(navigator, 'onLine', 'get');

async function setVisible(visible: boolean) {
  visibility.mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
}

async function setOnline(online: boolean) {
  onLine.mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  await jest.advanceTimersByTimeAsync(0);
}

beforeAll(() => {
  jest.useFakeTimers();
  watchComposition({
    composition: 'a',
    fetchKey: async () => {
      checkCount += 1;
      return liveKey;
    },
    onNew: () => events.push('new'),
    onRollback: () => events.push('back'),
  });
});

beforeEach(async () => {
  liveKey = 'a';
  await setOnline(true);
  await setVisible(true);
  await jest.advanceTimersByTimeAsync(MIN_CHECK_DISTANCE_MS);
  checkCount = 0;
  events = [];
});

afterAll(() => {
  jest.useRealTimers();
});

test('a page checks when it becomes visible again, but not too often', async () => {
  await setVisible(false);
  await setVisible(true);
  await setVisible(false);
  await setVisible(true);
  expect(checkCount).toBe(1);
  await jest.advanceTimersByTimeAsync(MIN_CHECK_DISTANCE_MS);
  await setVisible(false);
  await setVisible(true);
  expect(checkCount).toBe(2);
});

test('a visible page checks regularly; a hidden or offline page does not', async () => {
  await jest.advanceTimersByTimeAsync(MAX_INTERVAL);
  expect(checkCount).toBe(1);
  await setVisible(false);
  await jest.advanceTimersByTimeAsync(10 * MAX_INTERVAL);
  expect(checkCount).toBe(1);
  await setOnline(false);
  await setVisible(true);
  await jest.advanceTimersByTimeAsync(10 * MAX_INTERVAL);
  expect(checkCount).toBe(1);
  await setOnline(true);
  expect(checkCount).toBe(2);
});

test('each new version is reported once, a rollback too, and a failed check is ignored', async () => {
  for (const key of ['b', 'b', undefined, 'c', 'a', 'a']) {
    liveKey = key;
    await jest.advanceTimersByTimeAsync(MAX_INTERVAL);
  }
  expect(events).toEqual(['new', 'new', 'back']);
});
