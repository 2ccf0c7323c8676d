import { requestDepth } from './request-depth.ts';

const page = { url: '/', initiators: [] };
const script = { url: 'a.js', initiators: ['/'] };

test.each([
  ['a document alone', 1, [page]],
  ['a document that references everything', 2, [page, script, { url: 'a.css', initiators: ['/'] }]],
  ['a font of a style sheet', 3, [page, { url: 'a.css', initiators: ['/'] }, { url: 'f', initiators: ['a.css'] }]],
  ['a request of a script', 3, [page, script, { url: 'api', initiators: ['a.js'] }]],
  [
    'a preloaded file that a script requests again',
    2,
    [page, script, { url: 'b.js', initiators: ['/'] }, { url: 'b.js', initiators: ['a.js'] }],
  ],
  [
    'a request of a lazy script that another script loaded',
    4,
    [page, script, { url: 'b.js', initiators: ['a.js'] }, { url: 'api', initiators: ['a.js', 'b.js'] }],
  ],
])('%s has depth %d', (_name, depth, requests) => {
  expect(requestDepth(requests)).toBe(depth);
});
