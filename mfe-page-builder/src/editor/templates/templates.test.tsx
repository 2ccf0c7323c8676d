import { readText } from '@fakos/contracts/html/safe-values';
import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import { storedSection, type WidgetRecord } from '@fakos/contracts/pages/contract';
import * as widgets from '@fakos/contracts/widgets';
import { readFields, readWidgets } from '@fakos/contracts/widgets/read-fields';
import { createWidgetSchema } from '@fakos/contracts/widgets/schema';
import type { WidgetDescription } from '@fakos/contracts/widgets/widget';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen } from '@testing-library/react';
import remote from '../../remote.ts';
import { checkPage } from '../checks/check-page.ts';
import { toStoredSections } from '../model/convert.ts';
import { insertTemplate } from '../model/insert-template.ts';
import { getColumnNames } from '../model/widget-columns.ts';
import { toEditorDocument } from '../session/draft-saver.ts';
import { pageTemplates } from './page-templates.ts';
import { sectionTemplates } from './section-templates.ts';
import { createSections, type SectionTemplate } from './template.ts';

const templates: readonly (readonly [string, readonly Pick<SectionTemplate, 'name' | 'section'>[]])[] = [
  ...sectionTemplates.map((template) => [`section ${template.id}`, [template]] as const),
  ...pageTemplates.map(({ id, sections }) => [`page ${id}`, sections] as const),
];
/** Paths that every shop has. */
const PATHS = ['/shop', '/services', '/contact', '/register', '/blog'];
const descriptions = new Map<string, WidgetDescription>(Object.values(widgets).map((each) => [each.type, each]));

let count: number;
const createId = () => `id-${count++}`;
beforeEach(() => {
  count = 0;
});

const listAll = (records: readonly WidgetRecord[]): WidgetRecord[] =>
  records.flatMap((record) => [
    record,
    ...getColumnNames(record.type).flatMap((name) => listAll(readWidgets(record[name]))),
  ]);
/** Structure without texts. */
const toShape = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toShape);
  if (typeof value !== 'object' || value === null) return typeof value;
  const { id, type } = value as Record<string, unknown>;
  return { ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toShape(inner)])), id, type };
};

test('there are at least 12 sections and 4 pages, each with an id of its own', () => {
  expect(sectionTemplates.length).toBeGreaterThanOrEqual(12);
  expect(pageTemplates.length).toBeGreaterThanOrEqual(4);
  for (const list of [sectionTemplates, pageTemplates])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

describe.each(templates)('%s', (_name, template) => {
  test('is a valid page in both languages, with the same ids and structure', () => {
    const sections = createSections(template, createId);
    for (const language of LANGUAGES) {
      for (const section of sections[language]) {
        expect(storedSection.parse(section)).toEqual(section);
        for (const record of listAll(section.widgets)) {
          const description = descriptions.get(record.type);
          if (!description) throw new Error(`unknown type ${record.type}`);
          const read = readFields(description, record);
          expect(createWidgetSchema(description).safeParse(read).success).toBe(true);
          // Reading it changes nothing, so all values are valid.
          expect(read).toMatchObject(withoutCommonFields(record));
        }
      }
    }
    expect(toShape(sections.en)).toEqual(toShape(sections.el));
    const ids = sections.el.flatMap(({ id, widgets: records }) => [id, ...listAll(records).map((record) => record.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has no problem that blocks publishing, and links only to pages that every shop has', () => {
    const links = new Map(PATHS.map((path) => [path, true]));
    const problems = checkPage({ sections: createSections(template, createId), links });
    expect(problems).toEqual([]);
    const addresses = JSON.stringify(template).match(/(?<=href=\\"|"url":")\/(?!backend)[^"\\]*/g) ?? [];
    expect(addresses.filter((address) => !PATHS.includes(address))).toEqual([]);
  });

  test.each<Language>(['el', 'en'])('is rendered with all its texts (%s)', async (language) => {
    mockApi({});
    const sections = createSections(template, createId)[language];
    await renderSlot(remote, 'page.sections', {
      sections: sections.map((section) => ({ ...section, content: '' })),
    });
    const titles = sections.flatMap(({ widgets: records }) =>
      listAll(records).flatMap(({ content }) => /<h[23]>([^<]+)</.exec(readText(content))?.[1] ?? []),
    );
    expect(titles.length).toBeGreaterThan(0);
    expect((await screen.findAllByRole('heading')).map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(titles),
    );
    expect(screen.queryByText(/Unknown widget type/)).not.toBeInTheDocument();
  });
});

test('a template is inserted in both languages, after the same section', () => {
  const section = (id: string) => ({ id, widgets: [] });
  const before = toEditorDocument({
    sections_el: [section('a'), section('b')],
    sections_en: [section('b'), section('c')],
  });
  const sections = createSections([sectionTemplates[0] as SectionTemplate], () => `new-${count++}`);
  const { document, keys } = insertTemplate(before, 'el', 1, sections);
  const getIds = (language: Language) => toStoredSections(document[language]).map(({ id }) => id);
  const [added = ''] = sections.el.map(({ id }) => id);
  expect(getIds('el')).toEqual(['a', added, 'b']);
  expect(getIds('en')).toEqual([added, 'b', 'c']);
  expect(keys).toHaveLength(1);
});

function withoutCommonFields({ id: _id, type: _type, order: _order, ...fields }: WidgetRecord) {
  return fields;
}
