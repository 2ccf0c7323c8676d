import { listDocumentFiles } from './document-files.ts';

test('lists scripts, style sheets and preloads once each, without prefetches and images', () => {
  const html = `<head><link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="stylesheet" href="/a.css"><link rel="preload" as="image" href="/hero.avif">
    <link rel="preload" as="script" href="/b.js"><script nonce="n" defer src="/b.js"></script>
    <link rel="prefetch" href="/later.js"><script nonce="n">inline([{"href":"/c.js"}], ["/b.woff2"])</script></head>`;
  const { scripts, styles, fonts } = listDocumentFiles(html, 'http://shop.example/en');
  expect([...scripts]).toEqual(['http://shop.example/b.js', 'http://shop.example/c.js']);
  expect([...styles]).toEqual(['http://shop.example/a.css']);
  expect([...fonts]).toEqual(['http://shop.example/a.woff2', 'http://shop.example/b.woff2']);
});
