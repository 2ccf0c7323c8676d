import type { PageSection, WidgetRecord } from '@fakos/contracts/pages/contract';
import { toAnchor, toPlainText } from '../content/html-text.ts';

/** A question with its answer (an FAQ entry). */
export interface Question {
  /** Anchor of the question. */
  readonly id: string;
  readonly title: string;
  /** HTML, not sanitised. */
  readonly answer: string;
  readonly isOpen: boolean;
}

/** A group of questions, with the other widgets of its section beside and below them. */
export interface Topic {
  readonly id: string;
  /** '' without a title. */
  readonly title: string;
  readonly questions: readonly Question[];
  readonly beside: readonly WidgetRecord[];
  readonly below: readonly WidgetRecord[];
}

/** Columns of the columns widgets (spec section 3). */
const COLUMNS = ['leftColumn', 'centerColumn', 'rightColumn', 'column1', 'column2', 'column3', 'column4'] as const;
const HEADING = /<h2\b[^>]*>([\s\S]*?)<\/h2>/i;
const BEFORE_QUESTION = /(?=<h3\b)/i;
const QUESTION = /^<h3\b[^>]*>([\s\S]*?)<\/h3>([\s\S]*)$/i;

/**
 * Reads the questions of a page: the items of its accordions, and in texts every third-level heading with the content
 * after it. A section without questions becomes a topic of widgets only.
 */
export function toTopics(sections: readonly PageSection[]): Topic[] {
  const usedIds = new Map<string, number>();
  const createId = (title: string) => {
    const id = toAnchor(title, usedIds.size + 1);
    const count = (usedIds.get(id) ?? 0) + 1;
    usedIds.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
  return sections.map((section) => toTopic(section, createId));
}

type ParsedQuestion = Omit<Question, 'id'>;

function toTopic(section: PageSection, createId: (title: string) => string): Topic {
  const questions: ParsedQuestion[] = [];
  const beside: WidgetRecord[] = [];
  const below: WidgetRecord[] = [];
  let title = section.title ?? '';
  const addWidget = (widget: WidgetRecord, rest: WidgetRecord[]) => {
    const found = parseQuestions(widget);
    if (found.questions.length === 0) rest.push(widget);
    questions.push(...found.questions);
    title ||= found.title;
  };
  if (section.widgets.length === 0)
    addWidget({ id: section.id, type: 'text', order: 1, content: section.content }, below);
  for (const widget of sortByOrder(section.widgets)) {
    const columns = COLUMNS.flatMap((name) => sortByOrder(toWidgets(widget[name])));
    const hasQuestions = columns.some((inner) => parseQuestions(inner).questions.length > 0);
    if (hasQuestions) for (const inner of columns) addWidget(inner, beside);
    else addWidget(widget, below);
  }
  const identified = questions.map((question) => ({ ...question, id: createId(question.title) }));
  return { id: section.id, title, questions: identified, beside, below };
}

function parseQuestions(widget: WidgetRecord): { title: string; questions: ParsedQuestion[] } {
  if (widget.type === 'accordion') return { title: '', questions: parseItems(widget.items) };
  if (!widget.type.endsWith('text') || typeof widget.content !== 'string') return { title: '', questions: [] };
  const [intro = '', ...parts] = widget.content.split(BEFORE_QUESTION);
  const questions = parts.flatMap((part) => {
    const [, title = '', answer = ''] = QUESTION.exec(part) ?? [];
    return answer.trim() ? [{ title: toPlainText(title), answer, isOpen: false }] : [];
  });
  return { title: toPlainText(HEADING.exec(intro)?.[1] ?? ''), questions };
}

function parseItems(items: unknown): ParsedQuestion[] {
  if (!Array.isArray(items)) return [];
  return (items as { title?: unknown; content?: unknown; isOpen?: unknown }[]).flatMap((item) => {
    if (typeof item?.title !== 'string' || typeof item.content !== 'string' || !item.content.trim()) return [];
    return [{ title: toPlainText(item.title), answer: item.content, isOpen: item.isOpen === true }];
  });
}

function toWidgets(column: unknown): WidgetRecord[] {
  return Array.isArray(column) ? (column as WidgetRecord[]) : [];
}

function sortByOrder(widgets: readonly WidgetRecord[]): WidgetRecord[] {
  return widgets.toSorted((a, b) => a.order - b.order);
}
