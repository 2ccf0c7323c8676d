import { isConnectionFast, shouldSaveData } from './data-saving.ts';

test.each([
  [undefined, false, false],
  [{ saveData: false, effectiveType: '4g' }, false, true],
  [{ effectiveType: '3g' }, false, false],
  [{ saveData: true, effectiveType: '4g' }, true, false],
  [{ effectiveType: '2g' }, true, false],
  [{ effectiveType: 'slow-2g' }, true, false],
])('with %j data saving is %s and a fast connection is %s', (connection, isSaving, isFast) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect([shouldSaveData(), isConnectionFast()]).toEqual([isSaving, isFast]);
});
