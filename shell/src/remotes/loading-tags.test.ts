import { doubtStyles, letGoOfPending } from './loading-tags.ts';

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

const sheetOf = (base: string) =>
  `<link rel="stylesheet" href="${base}1.css" data-href="http://localhost${base}1.css">`;

test('webpack is told of those style sheets of the head only that have arrived', () => {
  const there = addTag(sheetOf(BASE), { cssRules: ['a{}'] });
  const hung = addTag(sheetOf(BASE));
  const gone = addTag(sheetOf(BASE), { cssRules: [] });
  const others = addTag(sheetOf('/remotes/mfe-blog/2/'));
  doubtStyles(BASE);
  expect([there, hung, gone, others].map((tag) => tag.hasAttribute('data-href'))).toEqual([true, false, false, true]);
});

test('another try at a release waits for nothing that the first one waits for', () => {
  const arrived = addTag(sheetOf(BASE), { cssRules: ['a{}'] });
  const hung = addTag(sheetOf(BASE));
  const preload = addTag(`<link rel="preload" as="script" href="${BASE}2.js">`);
  const othersPreload = addTag('<link rel="preload" as="script" href="/remotes/mfe-shop/1/2.js">');
  const script = addTag(`<script data-webpack="mfe-shop@2:chunk-1"></script>`);
  const othersScript = addTag(`<script data-webpack="mfe-shop@21:chunk-1"></script>`);
  doubtStyles(BASE);
  letGoOfPending(BASE, 'mfe-shop@2');
  expect([arrived, hung, preload, othersPreload].map((tag) => tag.isConnected)).toEqual([true, false, false, true]);
  expect([script, othersScript].map((tag) => tag.hasAttribute('data-webpack'))).toEqual([false, true]);
});
