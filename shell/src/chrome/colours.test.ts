import { cssColour, readableOn } from './colours.ts';

test.each([
  ['#00C7B5', '#00C7B5'],
  [' #fff ', '#fff'],
  ['rebeccapurple', 'rebeccapurple'],
  ['rgb(0 199 181 / 50%)', 'rgb(0 199 181 / 50%)'],
  ['', undefined],
  ['red; background: url(https://evil.example)', undefined],
  ['url(x)', undefined],
  ['var(--color-ink)', undefined],
  ['#12345', undefined],
])('%j is the colour %j', (value, colour) => {
  expect(cssColour(value)).toBe(colour);
});

test.each([
  ['#1b1815', '#ffffff', '#ffffff'],
  ['#00C7B5', '#ffffff', '#1b1815'],
  ['#000000', '#111111', '#ffffff'],
  ['#ffffff', undefined, '#1b1815'],
  ['oklch(0.4 0.1 20)', '#ffffff', '#ffffff'],
])('on %s, asked for %s, text is %s', (ground, wanted, text) => {
  expect(readableOn(ground, wanted)).toBe(text);
});
