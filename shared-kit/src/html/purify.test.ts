import { isEmbedSource, isSafeUrl } from './allow-list.ts';
import { sanitiseHtml } from './purify.ts';

test.each([
  ['a script', '<p>Α<script>alert(1)</script>Β</p>', '<p>ΑΒ</p>'],
  ['a handler', '<img src="a.jpg" alt="Α" onerror="alert(1)">', '<img src="a.jpg" alt="Α">'],
  ['a script as an address', '<a href="javascript:alert(1)">Α</a>', '<a>Α</a>'],
  ['a script in a broken address', '<a href=" java&#10;script:alert(1)">Α</a>', '<a>Α</a>'],
  ['embedded data', '<img src="data:image/svg+xml;base64,PHN2Zz4=" alt="Α">', '<img alt="Α">'],
  ['another host without a scheme', '<a href="//evil.example">Α</a>', '<a>Α</a>'],
  ['a foreign frame', '<p>Α</p><iframe src="https://evil.example/embed/1"></iframe>', '<p>Α</p>'],
  ['a style', '<p style="position:fixed">Α</p><style>p{}</style>', '<p>Α</p>'],
  ['a form', '<form action="/login"><p>Α</p></form>', '<p>Α</p>'],
  ['an attribute of another element', '<p href="/shop" width="4">Α</p>', '<p>Α</p>'],
  ['a drawing', '<svg><a href="javascript:alert(1)"><text>Α</text></a></svg>', ''],
  ['an id that shadows', '<div id="location">Α</div>', '<div>Α</div>'],
])('drops %s', (_, html, clean) => expect(sanitiseHtml(html)).toBe(clean));

test.each([
  '<h2>Τίτλος</h2><p>Κείμενο με <strong>έμφαση</strong> &amp; <a href="/shop?category=sun">σύνδεσμο</a>.</p>',
  '<ul><li>Ένα</li><li><em>Δύο</em></li></ul><blockquote><p>«Λόγια»</p></blockquote>',
  '<figure><img src="/backend/api/image.php?type=post&amp;file=a.jpg" alt="Γυαλιά" width="600" height="400" loading="lazy"><figcaption>Α</figcaption></figure>',
  '<table><thead><tr><th scope="col">Α</th></tr></thead><tbody><tr><td colspan="2">Β</td></tr></tbody></table>',
  '<a href="https://example.gr" target="_blank" rel="noopener noreferrer">Α</a><a href="tel:+302101234567">Τ</a>',
  '<iframe src="https://www.youtube-nocookie.com/embed/abc" width="560" height="315" allowfullscreen=""></iframe>',
])('leaves clean HTML as the server rendered it: %s', (html) => expect(sanitiseHtml(html)).toBe(html));

test('a link with a window of its own cannot reach back', () => {
  expect(sanitiseHtml('<a href="https://example.gr" target="_blank">Α</a>')).toContain('rel="noopener noreferrer"');
});

test.each(['/shop', '#top', '?page=2', 'blog/a', 'https://a.gr', 'mailto:a@a.gr', 'tel:+30210', 'HTTP://a.gr'])(
  '%s is safe',
  (url) => expect(isSafeUrl(url)).toBe(true),
);

test.each([
  '',
  ' ',
  'javascript:1',
  'JaVaScRiPt:1',
  '\u0001javascript:1',
  'data:text/html,1',
  'vbscript:1',
  '//a',
  '/\\a',
  '\\a',
])('%j is not safe', (url) => expect(isSafeUrl(url)).toBe(false));

test.each([
  ['https://www.google.com/maps/embed?pb=1', true],
  ['https://www.google.com/search?q=1', false],
  ['http://www.youtube.com/embed/a', false],
  ['https://www.youtube.com.evil.example/embed/a', false],
  ['/embed/a', false],
])('embedding %s is allowed: %s', (url, allowed) => expect(isEmbedSource(url)).toBe(allowed));
