import { requestDepth } from './request-depth.ts';

const page = { url: '/', initiators: [] };
const script = { url: 'a.js', initiators: ['/'] };

test.each([
  ['a document alone', 1, [page]],
  ['a document that names everything', 2, [page, script, { url: 'a.css', initiators: ['/'] }]],
  [
    'a font that a style sheet asks for',
    3,
    [page, { url: 'a.css', initiators: ['/'] }, { url: 'f', initiators: ['a.css'] }],
  ],
  ['a call of a script', 3, [page, script, { url: 'call', initiators: ['a.js'] }]],
  [
    'a preloaded file that a script asks for again',
    2,
    [page, script, { url: 'b.js', initiators: ['/'] }, { url: 'b.js', initiators: ['a.js'] }],
  ],
  [
    'a late script that asks through an early one',
    4,
    [page, script, { url: 'b.js', initiators: ['a.js'] }, { url: 'call', initiators: ['a.js', 'b.js'] }],
  ],
])('%s is %d deep', (_name, depth, requests) => {
  expect(requestDepth(requests)).toBe(depth);
});
