import { readDevRequest } from './dev-request.ts';

const read = (words: string) => readDevRequest(words.split(' ').filter(Boolean), ['mfe-blog', 'mfe-shop']);

test.each([
  ['', { remotes: [], against: undefined, port: undefined }],
  ['mfe-shop', { remotes: ['mfe-shop'], against: undefined, port: undefined }],
  [
    'mfe-shop --against https://shop.example/en/shop --port 3001',
    { remotes: ['mfe-shop'], against: 'https://shop.example', port: 3001 },
  ],
])('"%s" is understood', (words, request) => {
  expect(read(words)).toEqual(request);
});

test.each([
  ['mfe-none', /no remote called mfe-none.*mfe-blog, mfe-shop/],
  ['mfe-shop --port 3001', /--against/],
  ['--against https://shop.example', /which remote/],
  ['mfe-shop --against shop', /https:/],
  ['mfe-shop --against javascript:alert(1)', /https:/],
  ['mfe-shop --against http://a.b --port 70000', /65535/],
  ['mfe-shop --nonsense', /nonsense/],
])('"%s" is refused with words that help', (words, message) => {
  expect(() => read(words)).toThrow(message);
});
