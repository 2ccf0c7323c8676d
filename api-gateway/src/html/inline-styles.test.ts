import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { computeIntegrity } from '../releases/verify-release.ts';
import { getInlineStyle } from './inline-styles.ts';

const BASE = '/remotes/mfe-blog/1/';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fakos-styles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The inlined text of a style sheet whose manifest has the hash of `listed`. */
function inline(text: string, listed = text): string | undefined {
  writeFileSync(path.join(folder, 'page.css'), text);
  const manifest = { integrity: { 'page.css': computeIntegrity(Buffer.from(listed)) } };
  return getInlineStyle({ manifest, base: BASE, folder }, 'page.css');
}

test.each([
  ['a file', '.a{src:url(font.woff2)}', `.a{src:url(${BASE}font.woff2)}`],
  ['a quoted file', '.a{src:url("a b.svg")}', `.a{src:url("${BASE}a b.svg")}`],
  ['several files', '.a{b:url(1.svg),url(2.svg)}', `.a{b:url(${BASE}1.svg),url(${BASE}2.svg)}`],
  ['an absolute path', '.a{b:url(/logo.svg)}', '.a{b:url(/logo.svg)}'],
  ['data', '.a{b:url("data:image/svg+xml,x")}', '.a{b:url("data:image/svg+xml,x")}'],
  ['another site', '.a{b:url(https://a.example/x.svg)}', '.a{b:url(https://a.example/x.svg)}'],
  ['an element of the page', '.a{filter:url(#glow)}', '.a{filter:url(#glow)}'],
])('the address of %s works in any page', (_name, text, expected) => {
  expect(inline(text)).toBe(expected);
});

test.each([
  ['differs from its hash', '.a{color:red}', '.a{color:blue}'],
  ['would end the element', '.a{content:"</style>"}', undefined],
])('a style sheet that %s is not inlined', (_name, text, listed) => {
  expect(inline(text, listed)).toBeUndefined();
});

test('style sheets that are missing or built by a development server are not inlined', () => {
  const manifest = { integrity: {} };
  expect(getInlineStyle({ manifest, base: BASE, folder }, 'missing.css')).toBeUndefined();
  expect(getInlineStyle({ manifest, base: BASE, folder: undefined }, 'page.css')).toBeUndefined();
});
