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

const dispatch = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const advance = (ms: number) => jest.advanceTimersByTime(ms);

test('a hovered or focused link is prefetched once after a delay', () => {
  dispatch('#shop', 'pointerover');
  advance(INTENT_MS - 1);
  expect(prefetched).toEqual([]);
  dispatch('#shop b', 'pointerover');
  dispatch('#shop i', 'pointerover');
  advance(1);
  expect(prefetched).toEqual(['/shop']);
  dispatch('#blog', 'focusin');
  advance(LONG);
  expect(prefetched).toEqual(['/shop', '/blog']);
});

test('passing over links with the pointer or the focus prefetches nothing', () => {
  dispatch('#shop', 'pointerover');
  advance(INTENT_MS / 2);
  dispatch('#button', 'pointerover');
  dispatch('#blog', 'focusin');
  dispatch('#blog', 'focusout');
  advance(LONG);
  expect(prefetched).toEqual([]);
});

test.each(['touchstart', 'pointerdown'])('%s on a link prefetches at once', (type) => {
  dispatch('#blog', 'pointerover');
  dispatch('#shop b', type);
  expect(prefetched).toEqual(['/shop']);
  advance(LONG);
  expect(prefetched).toEqual(['/shop']);
});

test.each(['#tab', '#file', '#outside', '#mail', '#button'])('%s is not prefetched', (selector) => {
  dispatch(selector, 'pointerover');
  advance(LONG);
  dispatch(selector, 'pointerdown');
  expect(prefetched).toEqual([]);
});
