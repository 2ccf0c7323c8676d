import { listSmokeAddresses, MAX_SMOKE_PAGES, readSitemap } from './smoke-addresses.ts';

const sitemap = readSitemap(
  '<urlset><url><loc>https://shop.example/blog</loc></url><url><loc>https://shop.example/shop/aegean-02</loc></url></urlset>',
);

test.each([
  ['the home page and a plain route', ['shop'], ['/', '/shop']],
  ['a route of all addresses below one', ['admin/*'], ['/', '/admin']],
  ['a route with parameters, by the sitemap', ['shop/:slug'], ['/', '/shop/aegean-02']],
  ['a route with parameters that no address has', ['post/:slug'], ['/']],
  ['the home page of the shell, once', ['', 'about'], ['/', '/about']],
])('%s', (_name, paths, expected) => {
  expect(listSmokeAddresses(paths, sitemap)).toEqual(expected);
});

test('no more pages are opened than the limit', () => {
  const many = Array.from({ length: 40 }, (_, index) => `page-${index}`);
  expect(listSmokeAddresses(many, [])).toHaveLength(MAX_SMOKE_PAGES);
});
