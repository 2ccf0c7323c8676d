import { FROZEN_PATH } from '@fakos/contracts/remote/failures';
import { BEAT_MS, FORGOTTEN_MS, FROZEN_MS, startHeartbeat } from './heartbeat.ts';

const KEY = 'heartbeat';
const COMPOSITION = 'shell@1 mfe-shop@2';
const send = jest.fn((_path: string, _body: string) => true);
let hidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  send.mockClear();
  navigator.sendBeacon = send as typeof navigator.sendBeacon;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  hidden = false;
});
afterEach(() => jest.useRealTimers());

/** The note of a page that ended without leaving, a while ago. */
const leaveNote = (silence: number) =>
  sessionStorage.setItem(KEY, JSON.stringify({ page: '/en/shop', composition: COMPOSITION, at: Date.now() - silence }));

test.each([
  ['a frozen page', FROZEN_MS, 1],
  ['a page that responded until it ended', BEAT_MS, 0],
  ['a page of yesterday', FORGOTTEN_MS + 1, 0],
])('%s', (_name, silence, reports) => {
  leaveNote(silence);
  startHeartbeat('shell@2');
  expect(send).toHaveBeenCalledTimes(reports);
});

test('the report names the page and its releases', () => {
  leaveNote(FROZEN_MS);
  startHeartbeat('shell@2');
  const [path, body = ''] = send.mock.calls[0] ?? [];
  expect(path).toBe(FROZEN_PATH);
  expect(JSON.parse(body)).toEqual({ page: '/en/shop', composition: COMPOSITION });
});

test('a visible page notes that it responds; leaving and hiding it remove the note', () => {
  startHeartbeat(COMPOSITION);
  const readNote = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { at: number } | null;
  const first = readNote();
  expect(first).toMatchObject({ page: '/', composition: COMPOSITION });
  jest.advanceTimersByTime(BEAT_MS);
  expect(readNote()?.at).toBe((first?.at ?? 0) + BEAT_MS);
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readNote()).toBeNull();
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readNote()).not.toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(readNote()).toBeNull();
});
