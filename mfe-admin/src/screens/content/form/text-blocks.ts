import type { Language } from '@fakos/contracts/languages';
import type { StoredSection, WidgetRecord } from '@fakos/contracts/pages/contract';

/** The sections of a page by language. */
export type PageSections = Readonly<Record<Language, readonly StoredSection[]>>;

/** A question with its answer, which is HTML. */
export interface Question {
  readonly title: string;
  readonly answer: string;
}

/** A text with formatting. */
interface HtmlText {
  readonly kind: 'html';
  readonly html: string;
}

/** Questions, as an accordion or as third-level headings in a text; `intro` is the HTML before the first one. */
interface QuestionText {
  readonly kind: 'questions';
  readonly isAccordion: boolean;
  readonly intro: string;
  readonly questions: readonly Question[];
}

/** A text of a page in one language. */
export type TextContent = HtmlText | QuestionText;

/** A text of a page in the languages that have it. */
export interface TextBlock {
  /** Identifies it in both languages. */
  readonly key: string;
  readonly kind: TextContent['kind'];
  readonly content: Readonly<Partial<Record<Language, TextContent>>>;
}

const languages = ['el', 'en'] as const;
const STARTER: StoredSection = { id: 'text', widgets: [{ id: 'text-1', type: 'text', order: 0, content: '' }] };
/** Columns of the columns widgets, in their order on the page (spec section 3). */
const COLUMNS = ['leftColumn', 'centerColumn', 'rightColumn', 'column1', 'column2', 'column3', 'column4'] as const;

/**
 * The texts of a page in the order in which visitors read them. With `hasQuestions`, third-level headings are questions, as
 * on the page of frequently asked questions.
 */
export function listTextBlocks(sections: PageSections, hasQuestions: boolean): readonly TextBlock[] {
  const [greek, english] = languages.map((language) => readContents(sections[language], hasQuestions)) as [
    ReadonlyMap<string, TextContent>,
    ReadonlyMap<string, TextContent>,
  ];
  const keys = [...new Set([...greek.keys(), ...english.keys()])];
  return keys.flatMap((key): TextBlock[] => {
    const [el, en] = [greek.get(key), english.get(key)];
    const known = el ?? en;
    if (!known) return [];
    // If the languages have different kinds of widgets, they are separate texts.
    if (el && en && el.kind !== en.kind) {
      return [
        { key, kind: el.kind, content: { el } },
        { key, kind: en.kind, content: { en } },
      ];
    }
    return [{ key, kind: known.kind, content: { ...(el && { el }), ...(en && { en }) } }];
  });
}

/**
 * The sections in which texts can be written: a page without any gets a section with one text, and a language without any
 * gets the sections of the other one without their texts.
 */
export function completeSections(sections: PageSections): PageSections {
  const { el, en } = sections;
  if (el.length === 0 && en.length === 0) return { el: [STARTER], en: [STARTER] };
  return { el: el.length > 0 ? el : emptyTexts(en), en: en.length > 0 ? en : emptyTexts(el) };
}

/** The sections with other contents for the texts of the given keys; everything else stays as it is stored. */
export function writeContents(
  sections: readonly StoredSection[],
  contents: ReadonlyMap<string, TextContent>,
): StoredSection[] {
  return sections.map((section) => {
    const content = contents.get(section.id);
    if (section.widgets.length === 0) return content ? { ...section, content: toHtml(content) } : section;
    return { ...section, widgets: mapWidgets(section.widgets, (widget) => writeWidget(section, widget, contents)) };
  });
}

function emptyTexts(sections: readonly StoredSection[]): readonly StoredSection[] {
  const contents = [...readContents(sections, false)].map(([key, content]): [string, TextContent] => [
    key,
    content.kind === 'html' ? { ...content, html: '' } : { ...content, questions: [] },
  ]);
  return writeContents(sections, new Map(contents));
}

function readContents(sections: readonly StoredSection[], hasQuestions: boolean): ReadonlyMap<string, TextContent> {
  const contents = new Map<string, TextContent>();
  for (const section of sections) {
    if (section.widgets.length === 0) contents.set(section.id, parseHtml(section.content ?? '', hasQuestions));
    for (const widget of listWidgets(section.widgets)) {
      const content = readWidget(widget, hasQuestions);
      if (content) contents.set(getKey(section, widget), content);
    }
  }
  return contents;
}

function getKey(section: StoredSection, widget: WidgetRecord): string {
  return `${section.id}/${widget.id}`;
}

/** The widgets in reading order, those in columns included. */
function listWidgets(widgets: readonly WidgetRecord[]): readonly WidgetRecord[] {
  return widgets
    .toSorted((one, other) => one.order - other.order)
    .flatMap((widget) => [
      widget,
      ...COLUMNS.flatMap((column) => listWidgets(toList(widget[column]) as WidgetRecord[])),
    ]);
}

function mapWidgets(widgets: readonly WidgetRecord[], map: (widget: WidgetRecord) => WidgetRecord): WidgetRecord[] {
  return widgets.map((widget) => {
    const columns = COLUMNS.filter((column) => Array.isArray(widget[column]));
    const inner = columns.map((column) => [column, mapWidgets(widget[column] as WidgetRecord[], map)]);
    return { ...map(widget), ...Object.fromEntries(inner) };
  });
}

function readWidget(widget: WidgetRecord, hasQuestions: boolean): TextContent | undefined {
  if (widget.type === 'accordion') {
    const questions = toList(widget.items).map((item) => ({
      title: toText(item, 'title'),
      answer: toText(item, 'content'),
    }));
    return { kind: 'questions', isAccordion: true, intro: '', questions };
  }
  const isText = widget.type === 'text' || widget.type === 'enhanced-text';
  return isText && typeof widget.content === 'string' ? parseHtml(widget.content, hasQuestions) : undefined;
}

function writeWidget(
  section: StoredSection,
  widget: WidgetRecord,
  contents: ReadonlyMap<string, TextContent>,
): WidgetRecord {
  const content = contents.get(getKey(section, widget));
  if (!content) return widget;
  return content.kind === 'questions' && content.isAccordion
    ? { ...widget, items: toItems(content.questions, toList(widget.items)) }
    : { ...widget, content: toHtml(content) };
}

/** Items of an accordion; one with an unchanged title preserves its other stored fields. */
function toItems(questions: readonly Question[], stored: readonly unknown[]): readonly object[] {
  const usedIds = new Set(stored.map((item) => toText(item, 'id')));
  let number = 0;
  const createId = () => {
    do number++;
    while (usedIds.has(`item-${number}`));
    return `item-${number}`;
  };
  const unused = new Set(stored);
  return questions.map(({ title, answer }) => {
    const known = [...unused].find((item) => toText(item, 'title') === title) as object | undefined;
    unused.delete(known);
    return { ...(known ?? { id: createId(), isOpen: false }), title, content: answer };
  });
}

function parseHtml(html: string, hasQuestions: boolean): TextContent {
  if (!hasQuestions) return { kind: 'html', html };
  const nodes = [...new DOMParser().parseFromString(html, 'text/html').body.childNodes];
  const starts = nodes.flatMap((node, index) => (node.nodeName === 'H3' ? [index] : []));
  if (starts.length === 0) return { kind: 'html', html };
  const questions = starts.map((start, index) => ({
    title: (nodes[start]?.textContent ?? '').trim(),
    answer: serialise(nodes.slice(start + 1, starts[index + 1])),
  }));
  return { kind: 'questions', isAccordion: false, intro: serialise(nodes.slice(0, starts[0])), questions };
}

function toHtml(content: TextContent): string {
  if (content.kind === 'html') return content.html;
  const heading = document.createElement('h3');
  const parts = content.questions.map(({ title, answer }) => {
    heading.textContent = title;
    return heading.outerHTML + withoutQuestions(answer);
  });
  return [withoutQuestions(content.intro), ...parts].filter(Boolean).join('\n');
}

/** Third-level headings inside an answer would be parsed as questions. */
function withoutQuestions(html: string): string {
  return html.replaceAll(/<(\/?)h3\b/gi, '<$1h4');
}

function serialise(nodes: readonly Node[]): string {
  const container = document.createElement('template');
  container.content.append(...nodes.map((node) => document.importNode(node, true)));
  return container.innerHTML.trim();
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function toText(item: unknown, field: string): string {
  const value = (item as Readonly<Record<string, unknown>> | null)?.[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
