import type { StoredSection } from '@fakos/contracts/pages/contract';
import { completeSections, listTextBlocks, writeContents } from './text-blocks.ts';
import { toSections, toTextValues } from './text-values.ts';

const text = (id: string, content: string, order = 0) => ({ id, type: 'text', order, content, textColor: 'red' });
const image = { id: 'i', type: 'image', order: 1, imageUrl: 'a.jpg' };
const accordion = {
  ...{ id: 'a', type: 'accordion', order: 2, allowMultiple: true },
  items: [
    { id: 1, title: 'Πόσο;', content: '<p>5 €</p>', isOpen: true },
    { id: 2, title: 'Πότε;', content: '<p>Αύριο</p>', isOpen: false },
  ],
};
const columns = { id: 'c', type: 'two-columns', order: 0, leftColumn: [text('l', '<p>α</p>')], rightColumn: [image] };
const faq = '<h2>Αποστολή</h2>\n<h3>Πότε;</h3><p>Αύριο.</p><p>Ίσως.</p>\n<h3>Πού;</h3><p>Παντού.</p>';
const section = (...widgets: StoredSection['widgets']): StoredSection => ({ id: 's', widgets });

test('texts are read in reading order, in columns too, and paired by their widgets', () => {
  const greek = [section(accordion, columns, image), { id: 'old', content: '<p>β</p>', widgets: [] }];
  const english = [section({ ...columns, leftColumn: [text('l', '<p>a</p>')] }, text('x', '<p>more</p>', 9))];
  const blocks = listTextBlocks({ el: greek, en: english }, false);
  expect(blocks.map(({ key, kind, content }) => [key, kind, Object.keys(content)])).toEqual([
    ['s/l', 'html', ['el', 'en']],
    ['s/a', 'questions', ['el']],
    ['old', 'html', ['el']],
    ['s/x', 'html', ['en']],
  ]);
});

test('on the page of questions, third-level headings are questions; elsewhere they are text', () => {
  const sections = { el: [section(text('t', faq))], en: [] };
  expect(listTextBlocks(sections, true)[0]?.content.el).toEqual({
    ...{ kind: 'questions', isAccordion: false, intro: '<h2>Αποστολή</h2>' },
    questions: [
      { title: 'Πότε;', answer: '<p>Αύριο.</p><p>Ίσως.</p>' },
      { title: 'Πού;', answer: '<p>Παντού.</p>' },
    ],
  });
  expect(listTextBlocks(sections, false)[0]?.content.el).toEqual({ kind: 'html', html: faq });
});

test('a new order, a new question and a removed one change nothing else of the page', () => {
  const sections = { el: [section(text('t', faq), accordion, image)], en: [section(text('t', faq))] };
  const blocks = listTextBlocks(sections, true);
  const values = toTextValues(blocks);
  const [when, where] = values['questions:s/t'] as [object, object];
  const [price] = values['questions:s/a'] as [object];
  const added = { id: 9, title_el: 'Πώς & γιατί;', title_en: '', answer_el: '<h3>Έτσι</h3>', answer_en: '' };
  const written = toSections(sections, blocks, {
    'questions:s/t': [where, added, when],
    'questions:s/a': [added, price],
  });
  expect(written.el[0]?.widgets).toEqual([
    text(
      't',
      '<h2>Αποστολή</h2>\n<h3>Πού;</h3><p>Παντού.</p>\n<h3>Πώς &amp; γιατί;</h3><h4>Έτσι</h4>\n<h3>Πότε;</h3><p>Αύριο.</p><p>Ίσως.</p>',
    ),
    {
      ...accordion,
      items: [
        { id: 'item-1', isOpen: false, title: 'Πώς & γιατί;', content: '<h3>Έτσι</h3>' },
        { id: 1, title: 'Πόσο;', content: '<p>5 €</p>', isOpen: true },
      ],
    },
    image,
  ]);
  expect(written.en[0]?.widgets).toEqual([
    text('t', '<h2>Αποστολή</h2>\n<h3>Πού;</h3><p>Παντού.</p>\n<h3>Πότε;</h3><p>Αύριο.</p><p>Ίσως.</p>'),
  ]);
});

test('texts that did not change stay as they are stored, whatever their HTML', () => {
  const odd = '<h3>Πότε;</h3>\n\n<p>Αύριο';
  const sections = { el: [section(text('t', odd))], en: [section(text('t', odd))] };
  expect(toSections(sections, listTextBlocks(sections, true), {})).toEqual(sections);
  expect(writeContents(sections.el, new Map([['s/other', { kind: 'html', html: 'x' }]]))).toEqual(sections.el);
});

test('a page without sections gets a text, and a language without any gets those of the other one, empty', () => {
  const { el, en } = completeSections({ el: [], en: [] });
  expect([listTextBlocks({ el, en }, false).length, en]).toEqual([1, el]);
  const translated = completeSections({ el: [section(columns, accordion)], en: [] }).en;
  expect(translated[0]?.widgets).toEqual([
    { ...columns, leftColumn: [text('l', '')] },
    { ...accordion, items: [] },
  ]);
});
