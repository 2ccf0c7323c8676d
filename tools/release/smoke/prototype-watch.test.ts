import { createContext, runInContext } from 'node:vm';
import { prototypeChangesExpression, prototypeWatchScript } from './prototype-watch.ts';

/** The changes that a page with a script makes. */
function listChanges(script: string): string[] {
  const page = createContext();
  runInContext(prototypeWatchScript, page);
  runInContext(script, page);
  return [...(runInContext(prototypeChangesExpression, page) as string[])];
}

test.each([
  ['const list = [1, 2]; list.last = 2;', []],
  ['Array.prototype.last = function () {};', ['Array.prototype.last was added']],
  ['String.prototype.trim = () => "";', ['String.prototype.trim was changed']],
  ['delete Promise.prototype.finally;', ['Promise.prototype.finally was removed']],
  [
    'Object.defineProperty(Map.prototype, "size", { get: () => 0, configurable: true });',
    ['Map.prototype.size was changed'],
  ],
  ['Date.prototype[Symbol.toPrimitive] = undefined;', []],
  [
    'Object.defineProperty(Date.prototype, Symbol.toPrimitive, { value: undefined });',
    ['Date.prototype[Symbol(Symbol.toPrimitive)] was changed'],
  ],
])('%s', (script, expected) => {
  expect(listChanges(script)).toEqual(expected);
});
