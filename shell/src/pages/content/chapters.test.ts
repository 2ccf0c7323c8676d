import { splitIntoChapters } from './chapters.ts';
import { toAnchor, toPlainText } from './html-text.ts';

const text = (id: string, content: string, order = 1) => ({ id, type: 'text', order, content });

test('a text is split at its headings; other widgets stay with the heading before them', () => {
  const image = { id: 'p', type: 'image', order: 2 };
  const { intro, chapters } = splitIntoChapters([
    { id: 'a', content: '', widgets: [text('lead', '<p>Εισαγωγή</p>')] },
    {
      id: 'b',
      content: '',
      widgets: [image, text('t', '<h2>1. Ποιος</h2><p>α</p><h2>2. Γιατί &amp; πώς</h2><p>β</p>')],
    },
    { id: 'c', content: '<h2>3. Τέλος</h2><p>γ</p>', widgets: [] },
  ]);
  expect(intro.map((section) => section.widgets.map(({ content }) => content))).toEqual([['<p>Εισαγωγή</p>']]);
  expect(chapters.map(({ id, title, sections }) => [id, title, sections.length])).toEqual([
    ['1-ποιοσ', '1. Ποιος', 1],
    ['2-γιατι-πωσ', '2. Γιατί & πώς', 2],
    ['3-τελοσ', '3. Τέλος', 1],
  ]);
});

test.each([
  ['<strong>Με&nbsp;μετρό:</strong> ναι', 'Με μετρό: ναι'],
  ['&lt;b&gt; &#945;&#x3b2; &unknown; &#xFFFFFF;', '<b> αβ &unknown; &#xFFFFFF;'],
  ['<p>ένα</p><p>δύο</p>', 'ένα δύο'],
])('%s becomes %s', (html, expected) => expect(toPlainText(html)).toBe(expected));

test('a heading without letters gets a numbered anchor', () => expect(toAnchor('— ! —', 4)).toBe('part-4'));
