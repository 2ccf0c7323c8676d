import { sanitiseHtml as sanitiseOnServer } from '@fakos/contracts/html/sanitise';
import { allVectorsHtml, getVectorMark, xssVectors } from '@fakos/contracts/testing/xss-vectors';
import { findUnsafeHtml } from '@fakos/shared-kit/testing/find-unsafe-html';
import { sanitiseHtml as sanitiseInBrowser } from './purify.ts';

const MIN_VECTORS = 60;
const sanitisers = { 'the browser': sanitiseInBrowser, 'the server': sanitiseOnServer };

function parse(html: string): Element {
  const container = document.createElement('div');
  container.innerHTML = html;
  return container;
}

test('the list of vectors is long and has no duplicates', () => {
  expect(new Set(xssVectors).size).toBe(xssVectors.length);
  expect(xssVectors.length).toBeGreaterThanOrEqual(MIN_VECTORS);
});

describe.each(Object.entries(sanitisers))('sanitised by %s', (_, sanitise) => {
  test('every vector is inert, also after parsing and sanitising it again', () => {
    for (const html of xssVectors) {
      const clean = sanitise(`${html}</p><p>τέλος</p>`);
      expect([html, findUnsafeHtml(parse(clean))]).toEqual([html, []]);
      expect([html, findUnsafeHtml(parse(sanitise(parse(clean).innerHTML)))]).toEqual([html, []]);
    }
  });

  test('all vectors in one text are inert, and each was parsed as markup', () => {
    const container = parse(sanitise(allVectorsHtml));
    expect(findUnsafeHtml(container)).toEqual([]);
    const marks = [...container.querySelectorAll('p')].map((mark) => mark.textContent);
    const missing = xssVectors.map((__, index) => getVectorMark(index)).filter((mark) => !marks.includes(mark));
    // The last vector hides everything after it, including its own mark.
    expect(missing.filter((mark) => mark !== getVectorMark(xssVectors.length - 1))).toEqual([]);
  });
});
