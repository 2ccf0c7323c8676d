import { discardPendingFiles, unmarkPendingStyles } from './pending-files.ts';

const BASE = '/remotes/mfe-shop/2/';

beforeEach(() => {
  document.head.innerHTML = '';
});

function addTag(html: string, sheet?: object): Element {
  document.head.insertAdjacentHTML('beforeend', html);
  const tag = document.head.lastElementChild as Element;
  if (tag instanceof HTMLLinkElement) Object.defineProperty(tag, 'sheet', { value: sheet ?? null });
  return tag;
}

const createStyleLink = (base: string) =>
  `<link rel="stylesheet" href="${base}1.css" data-href="http://localhost${base}1.css">`;

test('only style sheets that have loaded stay marked as loaded for webpack', () => {
  const loaded = addTag(createStyleLink(BASE), { cssRules: ['a{}'] });
  const hanging = addTag(createStyleLink(BASE));
  const failed = addTag(createStyleLink(BASE), { cssRules: [] });
  const otherRemote = addTag(createStyleLink('/remotes/mfe-blog/2/'));
  unmarkPendingStyles(BASE);
  expect([loaded, hanging, failed, otherRemote].map((tag) => tag.hasAttribute('data-href'))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('a second attempt does not wait for pending files of the first one', () => {
  const loaded = addTag(createStyleLink(BASE), { cssRules: ['a{}'] });
  const hanging = addTag(createStyleLink(BASE));
  const preload = addTag(`<link rel="preload" as="script" href="${BASE}2.js">`);
  const otherPreload = addTag('<link rel="preload" as="script" href="/remotes/mfe-shop/1/2.js">');
  const script = addTag(`<script data-webpack="mfe-shop@2:chunk-1"></script>`);
  const otherScript = addTag(`<script data-webpack="mfe-shop@21:chunk-1"></script>`);
  unmarkPendingStyles(BASE);
  discardPendingFiles(BASE, 'mfe-shop@2');
  expect([loaded, hanging, preload, otherPreload].map((tag) => tag.isConnected)).toEqual([true, false, false, true]);
  expect([script, otherScript].map((tag) => tag.hasAttribute('data-webpack'))).toEqual([false, true]);
});
