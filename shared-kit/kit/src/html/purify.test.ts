import { isEmbedSource, isSafeUrl } from '@fakos/contracts/html/allow-list';
import { sanitiseHtml } from './purify.ts';

test.each([
  ['a script', '<p>Α<script>alert(1)</script>Β</p>', '<p>ΑΒ</p>'],
  ['an event handler', '<img src="a.jpg" alt="Α" onerror="alert(1)">', '<img src="a.jpg" alt="Α">'],
  ['a javascript: URL', '<a href="javascript:alert(1)">Α</a>', '<a>Α</a>'],
  ['a javascript: URL with a line break', '<a href=" java&#10;script:alert(1)">Α</a>', '<a>Α</a>'],
  ['a data: URL', '<img src="data:image/svg+xml;base64,PHN2Zz4=" alt="Α">', '<img alt="Α">'],
  ['a protocol-relative URL', '<a href="//evil.example">Α</a>', '<a>Α</a>'],
  ['a frame of a host that is not allowed', '<p>Α</p><iframe src="https://evil.example/embed/1"></iframe>', '<p>Α</p>'],
  ['a style', '<p style="position:fixed">Α</p><style>p{}</style>', '<p>Α</p>'],
  ['a form', '<form action="/login"><p>Α</p></form>', '<p>Α</p>'],
  ['an attribute of another element', '<p href="/shop" width="4">Α</p>', '<p>Α</p>'],
  ['an SVG image', '<svg><a href="javascript:alert(1)"><text>Α</text></a></svg>', ''],
  ['an id that clobbers a DOM property', '<div id="location">Α</div>', '<div>Α</div>'],
])('removes %s', (_, html, clean) => expect(sanitiseHtml(html)).toBe(clean));

test.each([
  '<h2>Τίτλος</h2><p>Κείμενο με <strong>έμφαση</strong> &amp; <a href="/shop?category=sun">σύνδεσμο</a>.</p>',
  '<ul><li>Ένα</li><li><em>Δύο</em></li></ul><blockquote><p>«Λόγια»</p></blockquote>',
  '<figure><img src="/backend/api/image.php?type=post&amp;file=a.jpg" alt="Γυαλιά" width="600" height="400" loading="lazy"><figcaption>Α</figcaption></figure>',
  '<table><thead><tr><th scope="col">Α</th></tr></thead><tbody><tr><td colspan="2">Β</td></tr></tbody></table>',
  '<a href="https://example.gr" target="_blank" rel="noopener noreferrer">Α</a><a href="tel:+302101234567">Τ</a>',
  '<iframe src="https://www.youtube-nocookie.com/embed/abc" width="560" height="315" allowfullscreen=""></iframe>',
])('leaves clean HTML unchanged: %s', (html) => expect(sanitiseHtml(html)).toBe(html));

test('a link that opens a new window has rel="noopener noreferrer"', () => {
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
