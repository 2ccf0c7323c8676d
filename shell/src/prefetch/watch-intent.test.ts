import { INTENT_MS, watchIntent } from './watch-intent.ts';

const LONG = 1_000;

let prefetched: string[];

beforeAll(() => {
  watchIntent((address) => prefetched.push(new URL(address).pathname));
});

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <a id="shop" href="/shop"><b>Προϊόντα</b> <i>όλα</i></a>
    <a id="blog" href="/blog">Άρθρα</a>
    <a id="tab" href="/shop" target="_blank">Νέα καρτέλα</a>
    <a id="file" href="/guide.pdf" download>Οδηγός</a>
    <a id="outside" href="https://example.com/shop">Αλλού</a>
    <a id="mail" href="mailto:shop@example.com">Ταχυδρομείο</a>
    <button id="button">Κουμπί</button>`;
  prefetched = [];
});

afterEach(() => {
  jest.useRealTimers();
});

const on = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const pass = (ms: number) => jest.advanceTimersByTime(ms);

test('a link that is pointed at or focused for a moment is prefetched, once', () => {
  on('#shop', 'pointerover');
  pass(INTENT_MS - 1);
  expect(prefetched).toEqual([]);
  on('#shop b', 'pointerover');
  on('#shop i', 'pointerover');
  pass(1);
  expect(prefetched).toEqual(['/shop']);
  on('#blog', 'focusin');
  pass(LONG);
  expect(prefetched).toEqual(['/shop', '/blog']);
});

test('a pointer or a focus that only passes over links prefetches nothing', () => {
  on('#shop', 'pointerover');
  pass(INTENT_MS / 2);
  on('#button', 'pointerover');
  on('#blog', 'focusin');
  on('#blog', 'focusout');
  pass(LONG);
  expect(prefetched).toEqual([]);
});

test.each(['touchstart', 'pointerdown'])('%s on a link is meant at once', (type) => {
  on('#blog', 'pointerover');
  on('#shop b', type);
  expect(prefetched).toEqual(['/shop']);
  pass(LONG);
  expect(prefetched).toEqual(['/shop']);
});

test.each(['#tab', '#file', '#outside', '#mail', '#button'])('%s is left alone', (selector) => {
  on(selector, 'pointerover');
  pass(LONG);
  on(selector, 'pointerdown');
  expect(prefetched).toEqual([]);
});
