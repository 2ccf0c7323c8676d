import { findMissingFiles } from './named-files.ts';

const existing = ['store-api/src/a.test.ts', 'api-gateway/src/html/', 'e2e/b.spec.ts', 'package-lock.json'];
const find = (text: string) => findMissingFiles('SECURITY.md', text, (file) => existing.includes(file));

test('files and folders that exist are accepted, and other code is no file', () => {
  expect(find('`S:a.test.ts` `G:html/` `e2e/b.spec.ts` `package-lock.json` `nosniff` `SameSite=Lax` `/admin`')).toEqual(
    [],
  );
});

test.each([
  ['`S:gone.test.ts`', 'store-api/src/gone.test.ts'],
  ['`e2e/gone.spec.ts`', 'e2e/gone.spec.ts'],
  ['`a.test.ts`', 'a.test.ts'],
])('%s is reported with its line', (text, file) => {
  expect(find(`First line\n${text}`)).toEqual([expect.stringContaining(`SECURITY.md:2 names ${file}`)]);
});
