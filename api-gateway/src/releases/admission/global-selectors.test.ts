import { parse } from 'postcss';
import { Builds } from '../../testing/release-builds.ts';
import { findGlobalSelectors, listGlobalSelectors } from './global-selectors.ts';

test.each<[string, string, string[]]>([
  ['a class of a CSS Module', '.shop-aB3_x:hover h2,.shop-x>p{color:red}', []],
  ['a class of a CSS Module in a layer and a query', '@layer features{@media (width>=40rem){.shop-x{color:red}}}', []],
  ['a nested rule', '.shop-x{&:hover{color:red} p{color:red}}', []],
  ['keyframes and fonts', '@keyframes shop-fade{from{opacity:0}to{opacity:1}}@font-face{font-family:x}', []],
  ['a layer of a library', '@layer mantine{.m_abc{color:red}}@layer mantine.core{:root{--x:1}}', []],
  ['elements outside a layer', 'h2,.shop-x p,a:hover{color:red}', ['h2', 'a:hover']],
  ['elements in a layer of the site', '@layer features{h2{color:red}}', ['h2']],
  ['elements in a layer without a name', '@layer{h2{color:red}}', ['h2']],
  [':global', '@layer features{.card{color:red}}', ['.card']],
  ['a class of another remote', '.blog-x{color:red}', ['.blog-x']],
  [
    'a negated class of its own',
    'h2:not(.shop-x),p:not(:is(.shop-x)){color:red}',
    ['h2:not(.shop-x)', 'p:not(:is(.shop-x))'],
  ],
])('global selectors of %s', (_name, css, expected) => {
  expect(listGlobalSelectors('mfe-shop', parse(css))).toEqual(expected);
});

test('a style sheet that is malformed is refused with its line', async () => {
  const builds = new Builds();
  const build = builds.remote('mfe-shop', '1', {}, { '7.css': '.shop-x{\n}\n}' });
  await expect(findGlobalSelectors(build, 'mfe-shop', ['page.js', 'page.css', '7.css'])).rejects.toMatchObject({
    reasons: ['7.css: line 3: Unexpected }'],
  });
  builds.remove();
});
