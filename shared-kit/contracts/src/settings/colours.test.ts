import { getBrandProperties, getContrastRatio, getReadableColour, parseColour } from './colours.ts';

test.each([
  ['#00C7B5', '#00C7B5'],
  [' #fff ', '#fff'],
  ['rgb(0, 199, 181)', 'rgb(0, 199, 181)'],
  ['rgb(0 199 181)', 'rgb(0 199 181)'],
  ['', undefined],
  ['red; background: url(https://evil.example)', undefined],
  ['url(x)', undefined],
  ['var(--color-ink)', undefined],
  ['#12345', undefined],
])('%j is parsed as %j', (value, colour) => {
  expect(parseColour(value)).toBe(colour);
});

test.each(['rebeccapurple', 'white', 'rgb(0 199 181 / 50%)', '#00c7b580', 'hsl(170 100% 39%)', 'oklch(0.4 0.1 20)'])(
  '%s is rejected because its contrast cannot be computed',
  (value) => {
    expect(parseColour(value)).toBeUndefined();
  },
);

test.each([
  ['#1b1815', '#ffffff', '#ffffff'],
  ['#00C7B5', '#ffffff', '#1b1815'],
  ['#000000', '#111111', '#ffffff'],
  ['#ffffff', undefined, '#1b1815'],
  ['rgb(20, 20, 20)', '#000', '#ffffff'],
  ['#fff', 'rgb(250 250 250)', '#1b1815'],
  ['#fff', 'rgb(0 0 0)', 'rgb(0 0 0)'],
])('on %s with the requested colour %s, text is %s', (background, requested, text) => {
  expect(getReadableColour(background, requested)).toBe(text);
});

test.each([
  ['#000', '#fff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#fff', '#fff', 1],
  ['white', '#000', undefined],
])('the contrast of %s and %s is %j', (one, other, ratio) => {
  const contrast = getContrastRatio(one, other);
  expect(contrast && Number(contrast.toFixed(2))).toBe(ratio);
});

test.each([
  [
    { brand_primary: '#00C7B5', brand_accent: 'rgb(0 0 0)' },
    { '--brand-primary': '#00C7B5', '--brand-accent': 'rgb(0 0 0)' },
  ],
  [{ brand_primary: '', brand_accent: 'red; } body { display: none' }, {}],
])('the custom properties of %j are %j', (settings, properties) => {
  expect(getBrandProperties(settings)).toEqual(properties);
});
