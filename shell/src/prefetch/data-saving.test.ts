import { shouldSaveData } from './data-saving.ts';

test.each([
  [undefined, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('with %j data saving is %s', (connection, expected) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(shouldSaveData()).toBe(expected);
});
