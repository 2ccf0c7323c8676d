import { browserStorage } from './storage.ts';

const KEY = 'language';
const own = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};

afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(window, 'localStorage', own);
  browserStorage.removeItem(KEY);
});

function block(get: () => unknown) {
  Object.defineProperty(window, 'localStorage', { configurable: true, get });
}

function fill() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

test.each<[string, () => void]>([
  ['works', () => undefined],
  ['is full', fill],
  ['is missing', () => block(() => null)],
  [
    'is blocked',
    () =>
      block(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
])('if the storage %s, values can be read back for the lifetime of the page', (_, prepare) => {
  prepare();
  expect(browserStorage.getItem(KEY)).toBeNull();
  browserStorage.setItem(KEY, 'en');
  expect(browserStorage.getItem(KEY)).toBe('en');
  browserStorage.removeItem(KEY);
  expect(browserStorage.getItem(KEY)).toBeNull();
});

test('a value that could not be stored takes precedence over the stored one until writing succeeds again', () => {
  localStorage.setItem(KEY, 'el');
  fill();
  browserStorage.setItem(KEY, 'en');
  expect(browserStorage.getItem(KEY)).toBe('en');
  jest.restoreAllMocks();
  browserStorage.setItem(KEY, 'el');
  expect([browserStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual(['el', 'el']);
});
