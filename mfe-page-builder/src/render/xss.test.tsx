import { allVectorsHtml, xssVectors } from '@fakos/contracts/testing/xss-vectors';
import { findUnsafeHtml } from '@fakos/shared-kit/testing/find-unsafe-html';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { waitFor } from '@testing-library/react';
import remote from '../remote.ts';

const END = '<p>τέλος</p>';

/** Stored content of a section for every part of it that shows HTML. */
const contents: Record<string, (html: string) => Record<string, unknown>> = {
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

test.each(Object.entries(contents))('no XSS vector is executable in %s', async (_part, createContent) => {
  mockApi({});
  const sections = xssVectors.map((html, index) => ({
    id: `s${index}`,
    content: '',
    ...createContent(`${html}</p>${END}`),
  }));
  await renderSlot(remote, 'page.sections', { sections: sections as never });
  await waitFor(() => expect(document.querySelectorAll('section.section')).toHaveLength(xssVectors.length));
  document.querySelectorAll('section.section').forEach((section, index) => {
    expect([xssVectors[index], findUnsafeHtml(section)]).toEqual([xssVectors[index], []]);
  });
});

test('no XSS vector is executable in a section of the home page', async () => {
  mockApi({});
  const blank = { id: 's', position: 'footer', layout: 'text_only', title: '', image: '', gallery: [] };
  const section = { ...blank, category_ids: [], section_size: 'small', is_active: true, content: allVectorsHtml };
  await renderSlot(remote, 'page.extra-section', { section: section as never });
  await waitFor(() => expect(document.querySelector('.prose p')).toBeInTheDocument());
  expect([...document.querySelectorAll('.prose')].flatMap(findUnsafeHtml)).toEqual([]);
});
