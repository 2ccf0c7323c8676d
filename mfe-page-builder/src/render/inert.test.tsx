import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { dangersIn } from '@fakos/shared-kit/testing/dangers-in';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { everyVector, xssVectors } from '@fakos/shared-kit/testing/xss-vectors';
import { waitFor } from '@testing-library/react';
import remote from '../remote.ts';

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

test.each(Object.entries(places))('nothing of them is left that could run: %s', async (_place, store) => {
  answerCalls({});
  const sections = xssVectors.map((html, index) => ({ id: `s${index}`, content: '', ...store(`${html}</p>${END}`) }));
  await renderSlot(remote, 'page.sections', { sections: sections as never });
  await waitFor(() => expect(document.querySelectorAll('section.section')).toHaveLength(xssVectors.length));
  document.querySelectorAll('section.section').forEach((section, index) => {
    expect([xssVectors[index], dangersIn(section)]).toEqual([xssVectors[index], []]);
  });
});

test('nothing of them is left in a section of the home page', async () => {
  answerCalls({});
  const blank = { id: 's', position: 'footer', layout: 'text_only', title: '', image: '', gallery: [] };
  const section = { ...blank, category_ids: [], section_size: 'small', is_active: true, content: everyVector };
  await renderSlot(remote, 'page.extra-section', { section: section as never });
  await waitFor(() => expect(document.querySelector('.prose p')).toBeInTheDocument());
  expect([...document.querySelectorAll('.prose')].flatMap(dangersIn)).toEqual([]);
});
