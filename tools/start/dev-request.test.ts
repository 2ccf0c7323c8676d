import { readDevRequest } from './dev-request.ts';

const read = (args: string) => readDevRequest(args.split(' ').filter(Boolean), ['mfe-blog', 'mfe-shop']);

test.each([
  ['', { remotes: [], against: undefined, port: undefined }],
  ['mfe-shop', { remotes: ['mfe-shop'], against: undefined, port: undefined }],
  [
    'mfe-shop --against https://shop.example/en/shop --port 3001',
    { remotes: ['mfe-shop'], against: 'https://shop.example', port: 3001 },
  ],
])('parses "%s"', (args, request) => {
  expect(read(args)).toEqual(request);
});

test.each([
  ['mfe-none', /no remote called mfe-none.*mfe-blog, mfe-shop/],
  ['mfe-shop --port 3001', /--against/],
  ['--against https://shop.example', /Name the remote/],
  ['mfe-shop --against shop', /https:/],
  ['mfe-shop --against javascript:alert(1)', /https:/],
  ['mfe-shop --against http://a.b --port 70000', /65535/],
  ['mfe-shop --nonsense', /nonsense/],
])('rejects "%s" with a helpful message', (args, message) => {
  expect(() => read(args)).toThrow(message);
});
