import { sanitiseHtml } from '@fakos/shared-kit/html/sanitise';
import { dangersIn } from '@fakos/shared-kit/testing/dangers-in';
import { xssVectors } from '@fakos/shared-kit/testing/xss-vectors';
import { textPartsOf } from './text-parts.ts';

const headingsOf = (html: string) => textPartsOf(html).map(({ heading }) => heading);

test('a text is cut at its headings, and nothing of it is lost', () => {
  const html = '<p>Πριν<br>από</p><h2>Ασετάτ &amp; <em>τιτάνιο</em></h2><p>Α</p><h3>Κράματα</h3><p>Β</p>';
  const parts = textPartsOf(html);
  expect(parts.map((part) => part.html).join('')).toBe(html);
  expect(headingsOf(html)).toEqual([
    undefined,
    { id: 'part-ασετατ-τιτανιο', title: 'Ασετάτ & τιτάνιο', level: 2 },
    { id: 'part-κραματα', title: 'Κράματα', level: 3 },
  ]);
});

test.each([
  ['no headings', '<p>Μόνο κείμενο</p>', [undefined]],
  ['nothing at all', '', []],
  ['a heading inside a quotation', '<blockquote><h2>Ξένο</h2></blockquote>', [undefined]],
  ['an empty heading', '<h2> </h2><p>Α</p>', [undefined]],
  ['a smaller heading', '<h4>Μικρό</h4>', [undefined]],
])('%s', (_, html, headings) => expect(headingsOf(html)).toEqual(headings));

test('headings of the same words have anchors of their own', () => {
  const ids = textPartsOf('<h2>Υπέρ</h2><h2>Κατά</h2><h2>Υπέρ</h2>').map(({ heading }) => heading?.id);
  expect(ids).toEqual(['part-υπερ', 'part-κατα', 'part-υπερ-2']);
});

test('a text that was never cleaned is inert wherever a heading cuts it: each part is cleaned by itself', () => {
  for (const vector of xssVectors) {
    const places = [0, vector.length, ...[...vector.matchAll(/["<>]/g)].map(({ index }) => index)];
    const cut = places.map((at) => `<p>Α</p>${vector.slice(0, at)}<h2>Τίτλος</h2>${vector.slice(at)}<h3>Τέλος</h3>`);
    for (const html of [...cut, `<h2>${vector}</h2><p>Β</p>`]) {
      const page = document.createElement('div');
      page.innerHTML = textPartsOf(html)
        .map((part) => `<div>${sanitiseHtml(part.html)}</div>`)
        .join('');
      expect([html, dangersIn(page)]).toEqual([html, []]);
    }
  }
});
