import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import { xssVectors } from '@fakos/contracts/testing/xss-vectors';
import { findUnsafeHtml } from '@fakos/shared-kit/testing/find-unsafe-html';
import { splitAtHeadings } from './text-sections.ts';

const listHeadings = (html: string) => splitAtHeadings(html).map(({ heading }) => heading);

test('a text is split at its headings without losing content', () => {
  const html = '<p>Πριν<br>από</p><h2>Ασετάτ &amp; <em>τιτάνιο</em></h2><p>Α</p><h3>Κράματα</h3><p>Β</p>';
  const sections = splitAtHeadings(html);
  expect(sections.map((section) => section.html).join('')).toBe(html);
  expect(listHeadings(html)).toEqual([
    undefined,
    { id: 'part-ασετατ-τιτανιο', title: 'Ασετάτ & τιτάνιο', level: 2 },
    { id: 'part-κραματα', title: 'Κράματα', level: 3 },
  ]);
});

test.each([
  ['no headings', '<p>Μόνο κείμενο</p>', [undefined]],
  ['an empty text', '', []],
  ['a heading inside a quotation', '<blockquote><h2>Ξένο</h2></blockquote>', [undefined]],
  ['an empty heading', '<h2> </h2><p>Α</p>', [undefined]],
  ['a smaller heading', '<h4>Μικρό</h4>', [undefined]],
])('%s', (_, html, headings) => expect(listHeadings(html)).toEqual(headings));

test('equal headings have different anchors', () => {
  const ids = splitAtHeadings('<h2>Υπέρ</h2><h2>Κατά</h2><h2>Υπέρ</h2>').map(({ heading }) => heading?.id);
  expect(ids).toEqual(['part-υπερ', 'part-κατα', 'part-υπερ-2']);
});

test('splitting never makes unsanitised HTML executable, because each section is sanitised on its own', () => {
  for (const vector of xssVectors) {
    const indexes = [0, vector.length, ...[...vector.matchAll(/["<>]/g)].map(({ index }) => index)];
    const texts = indexes.map((at) => `<p>Α</p>${vector.slice(0, at)}<h2>Τίτλος</h2>${vector.slice(at)}<h3>Τέλος</h3>`);
    for (const html of [...texts, `<h2>${vector}</h2><p>Β</p>`]) {
      const page = document.createElement('div');
      page.innerHTML = splitAtHeadings(html)
        .map((section) => `<div>${sanitiseHtml(section.html)}</div>`)
        .join('');
      expect([html, findUnsafeHtml(page)]).toEqual([html, []]);
    }
  }
});
