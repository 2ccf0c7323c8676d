import { parseOverrides } from './parse-overrides.ts';

const createOverride = (origin: unknown, remote = 'mfe-shop') => JSON.stringify({ [remote]: origin });

test.each(['http://127.0.0.1:3001', 'https://127.0.0.1', 'http://localhost:80', 'https://localhost:65535'])(
  '%s is accepted',
  (origin) => {
    expect(parseOverrides(createOverride(origin))).toEqual({ 'mfe-shop': origin });
  },
);

test('an earlier release is accepted', () => {
  expect(parseOverrides(createOverride('release:1.2.0-ab12+x'))).toEqual({ 'mfe-shop': 'release:1.2.0-ab12+x' });
});

test.each([
  'release:',
  'release:../mfe-admin/1',
  'release:a/b',
  `release:${'1'.repeat(65)}`,
  'http://127.0.0.1.example.com',
  'http://localhost.example.com:3001',
  'http://127.0.0.1@example.com',
  'http://127.0.0.1:3001@example.com',
  'http://user:pass@127.0.0.1:3001',
  'http://example.com#http://127.0.0.1',
  'http://example.com/http://localhost:3001',
  'http://127.0.0.1:3001/path',
  'http://127.0.0.1:3001/',
  'http://127.0.0.1:3001?x',
  'http://127.0.0.1\\@example.com',
  'http://127.0.0.1:3001\n.example.com',
  'http://127.0.0.1:3001\n',
  ' http://127.0.0.1',
  'http://127.0.0.1:99999',
  'http://127.0.0.2',
  'http://2130706433',
  'http://0.0.0.0:3001',
  'http://[::1]:3001',
  'HTTP://LOCALHOST:3001',
  '//127.0.0.1:3001',
  'ws://127.0.0.1:3001',
  'javascript:alert(1)//http://127.0.0.1',
  'data:text/javascript,alert(1)',
  '',
  3001,
  null,
  ['http://127.0.0.1:3001'],
])('%j is refused', (origin) => {
  expect(parseOverrides(createOverride(origin))).toEqual({});
});

test.each(['', '{', 'null', '"http://127.0.0.1"', '[]', '["http://127.0.0.1"]', '17'])(
  'the text %s has no overrides',
  (text) => {
    expect(parseOverrides(text)).toEqual({});
  },
);

test.each(['shop', 'mfe-', 'mfe-shop/../admin', 'MFE-SHOP', '__proto__'])('a remote called %s is refused', (remote) => {
  expect(parseOverrides(`{"${remote}":"http://127.0.0.1:3001","mfe-blog":"http://127.0.0.1:3002"}`)).toEqual({
    'mfe-blog': 'http://127.0.0.1:3002',
  });
});
