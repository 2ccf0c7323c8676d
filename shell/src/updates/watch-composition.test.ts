import { ASK_EVERY_MS, REST_MS, watchComposition } from './watch-composition.ts';

const LONGEST_WAIT = ASK_EVERY_MS * 1.2;

let live: string | undefined;
let asked: number;
let said: string[];

const visibility = jest.spyOn(document, 'visibilityState', 'get');
const onLine = jest.spyOn(navigator, 'onLine', 'get');

async function see(visible: boolean) {
  visibility.mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
}

async function connect(online: boolean) {
  onLine.mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  await jest.advanceTimersByTimeAsync(0);
}

beforeAll(() => {
  jest.useFakeTimers();
  watchComposition({
    composition: 'a',
    ask: async () => {
      asked += 1;
      return live;
    },
    onNew: () => said.push('new'),
    onBack: () => said.push('back'),
  });
});

beforeEach(async () => {
  live = 'a';
  await connect(true);
  await see(true);
  await jest.advanceTimersByTimeAsync(REST_MS);
  asked = 0;
  said = [];
});

afterAll(() => {
  jest.useRealTimers();
});

test('a page that is seen again asks, but not at every glance', async () => {
  await see(false);
  await see(true);
  await see(false);
  await see(true);
  expect(asked).toBe(1);
  await jest.advanceTimersByTimeAsync(REST_MS);
  await see(false);
  await see(true);
  expect(asked).toBe(2);
});

test('a page in view asks now and then; one that is hidden or offline does not', async () => {
  await jest.advanceTimersByTimeAsync(LONGEST_WAIT);
  expect(asked).toBe(1);
  await see(false);
  await jest.advanceTimersByTimeAsync(10 * LONGEST_WAIT);
  expect(asked).toBe(1);
  await connect(false);
  await see(true);
  await jest.advanceTimersByTimeAsync(10 * LONGEST_WAIT);
  expect(asked).toBe(1);
  await connect(true);
  expect(asked).toBe(2);
});

test('each new version is said once, its withdrawal too, and silence of the gateway is nothing new', async () => {
  for (const key of ['b', 'b', undefined, 'c', 'a', 'a']) {
    live = key;
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT);
  }
  expect(said).toEqual(['new', 'new', 'back']);
});
