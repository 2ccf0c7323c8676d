import { formatFrame, MAX_FRAMES, parseStack } from './parse-stack.ts';

const ORIGIN = 'https://shop.example';

test.each([
  ['Chromium', `TypeError: x\n    at Cart (${ORIGIN}/remotes/mfe-shop/2/7.js:1:204)`, ['Cart mfe-shop 2 7.js:1:204']],
  ['no name', `    at ${ORIGIN}/assets/3/main.js:1:5`, ['shell 3 main.js:1:5']],
  ['async', `    at async load (${ORIGIN}/assets/3/main.js:1:5)`, ['load shell 3 main.js:1:5']],
  [
    'Firefox',
    `Cart@${ORIGIN}/remotes/mfe-shop/2/7.js:1:204\n@${ORIGIN}/assets/3/main.js:1:5`,
    ['Cart mfe-shop 2 7.js:1:204', 'shell 3 main.js:1:5'],
  ],
  ['a repeated download', `    at f (${ORIGIN}/remotes~1/mfe-shop/2/a/7.js:1:204)`, ['f mfe-shop 2 a/7.js:1:204']],
  [
    'other scripts',
    '    at f (chrome-extension://abc/remotes/mfe-shop/2/7.js:1:2)\n    at Maria (https://evil.example/x.js:1:2)',
    [],
  ],
])('%s', (_name, stack, expected) => {
  expect(parseStack(stack).map(formatFrame)).toEqual(expected);
});

test('a long stack is cut', () => {
  expect(parseStack(`    at ${ORIGIN}/assets/3/main.js:1:5\n`.repeat(50))).toHaveLength(MAX_FRAMES);
});
