import { dangersIn } from '@fakos/shared-kit/testing/dangers-in';
import { everyVector, vectorMark, xssVectors } from '@fakos/shared-kit/testing/xss-vectors';
import { sanitiseHtml as sanitiseHere } from './purify.ts';
import { sanitiseHtml as sanitiseOnServer } from './sanitise.ts';

const FEWEST = 60;
const sanitisers = { 'the browser': sanitiseHere, 'the server': sanitiseOnServer };

function read(html: string): Element {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
}

test('there are enough ways to try', () => {
  expect(new Set(xssVectors).size).toBe(xssVectors.length);
  expect(xssVectors.length).toBeGreaterThanOrEqual(FEWEST);
});

describe.each(Object.entries(sanitisers))('what %s leaves', (_, sanitise) => {
  test('of each of them is inert, and stays so when it is read and cleaned again', () => {
    for (const html of xssVectors) {
      const clean = sanitise(`${html}</p><p>τέλος</p>`);
      expect([html, dangersIn(read(clean))]).toEqual([html, []]);
      expect([html, dangersIn(read(sanitise(read(clean).innerHTML)))]).toEqual([html, []]);
    }
  });

  test('of all in one text is inert, and each was read as markup', () => {
    const place = read(sanitise(everyVector));
    expect(dangersIn(place)).toEqual([]);
    const marks = [...place.querySelectorAll('p')].map((mark) => mark.textContent);
    const missing = xssVectors.map((__, index) => vectorMark(index)).filter((mark) => !marks.includes(mark));
    // The last one swallows what follows it, its own mark too.
    expect(missing.filter((mark) => mark !== vectorMark(xssVectors.length - 1))).toEqual([]);
  });
});
