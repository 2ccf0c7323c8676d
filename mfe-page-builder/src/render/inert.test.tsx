import { isSafeUrl } from '@fakos/shared-kit/html/allow-list';
import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { waitFor } from '@testing-library/react';
import { xssVectors } from '../framework/xss-vectors.ts';
import remote from '../remote.ts';

const FEWEST = 60;
const FORBIDDEN =
  'script, style, object, embed, applet, base, link, meta, form, input, select, textarea, svg a, svg script, math, template, noscript, marquee, video, audio, [srcdoc], [style*="url"], [formaction], [id="location"]';

const END = '<p>τέλος</p>';

/** Every place of a section that shows HTML, by how a page stores it. */
const places: Record<string, (html: string) => Record<string, unknown>> = {
  'legacy content': (html) => ({ content: html, widgets: [] }),
  text: (content) => ({ widgets: [{ id: 'w', type: 'text', order: 1, content }] }),
  'enhanced-text': (content) => ({ widgets: [{ id: 'w', type: 'enhanced-text', order: 1, content }] }),
  html: (content) => ({ widgets: [{ id: 'w', type: 'html', order: 1, content }] }),
  accordion: (content) => ({
    widgets: [{ id: 'w', type: 'accordion', order: 1, items: [{ id: 'a', title: 'Α', content, isOpen: true }] }],
  }),
  tabs: (content) => ({
    widgets: [{ id: 'w', type: 'tabs', order: 1, tabs: [{ id: 'a', title: 'Α', content, icon: '' }] }],
  }),
};

test('there are enough ways to try', () => {
  expect(new Set(xssVectors).size).toBe(xssVectors.length);
  expect(xssVectors.length).toBeGreaterThanOrEqual(FEWEST);
});

test.each(Object.entries(places))('nothing of them is left that could run: %s', async (_place, store) => {
  answerCalls({});
  const sections = xssVectors.map((html, index) => ({ id: `s${index}`, content: '', ...store(`${html}</p>${END}`) }));
  await renderSlot(remote, 'page.sections', { sections: sections as never });
  await waitFor(() => expect(document.querySelectorAll('section.section')).toHaveLength(xssVectors.length));
  document.querySelectorAll('section.section').forEach((section, index) => {
    expect([xssVectors[index], dangersIn(section)]).toEqual([xssVectors[index], []]);
  });
});

function dangersIn(section: Element): string[] {
  const elements = [...section.querySelectorAll('*')];
  const attributes = elements.flatMap((element) => [...element.attributes].map(({ name, value }) => ({ name, value })));
  return [
    ...[...section.querySelectorAll(FORBIDDEN)].map((element) => element.outerHTML),
    ...attributes.filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
    ...attributes
      .filter(({ name, value }) => /^(?:href|src|action|background|cite|xlink:href)$/.test(name) && !isSafeUrl(value))
      .map(({ name, value }) => `${name}=${value}`),
    ...[...section.querySelectorAll('iframe')].map((frame) => frame.outerHTML),
  ];
}
