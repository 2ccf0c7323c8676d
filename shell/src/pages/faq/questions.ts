import type { PageSection, WidgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { anchorOf, plainText } from '../content/html-text.ts';

/** A question with its answer. */
export interface Question {
  /** Anchor in the page's address. */
  readonly id: string;
  readonly title: string;
  /** HTML, as it is stored. */
  readonly answer: string;
  readonly isOpen: boolean;
}

/** Questions that belong together, with the pictures and buttons that stand beside and below them. */
export interface Topic {
  readonly id: string;
  /** '' where the shop gave none. */
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
 * The questions of a page: those of its accordions, and in its texts every third-level heading with what follows it. A
 * section without questions is a topic of widgets only.
 */
export function topicsOf(sections: readonly PageSection[]): Topic[] {
  const taken = new Map<string, number>();
  const unique = (title: string) => {
    const id = anchorOf(title, taken.size + 1);
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
  return sections.map((section) => topicOf(section, unique));
}

type Found = Omit<Question, 'id'>;

function topicOf(section: PageSection, unique: (title: string) => string): Topic {
  const questions: Found[] = [];
  const beside: WidgetRecord[] = [];
  const below: WidgetRecord[] = [];
  let title = section.title ?? '';
  const take = (widget: WidgetRecord, rest: WidgetRecord[]) => {
    const found = questionsIn(widget);
    if (found.questions.length === 0) rest.push(widget);
    questions.push(...found.questions);
    title ||= found.title;
  };
  if (section.widgets.length === 0) take({ id: section.id, type: 'text', order: 1, content: section.content }, below);
  for (const widget of inOrder(section.widgets)) {
    const columns = COLUMNS.flatMap((name) => inOrder(widgetsIn(widget[name])));
    const holdsQuestions = columns.some((inner) => questionsIn(inner).questions.length > 0);
    if (holdsQuestions) for (const inner of columns) take(inner, beside);
    else take(widget, below);
  }
  const named = questions.map((question) => ({ ...question, id: unique(question.title) }));
  return { id: section.id, title, questions: named, beside, below };
}

function questionsIn(widget: WidgetRecord): { title: string; questions: Found[] } {
  if (widget.type === 'accordion') return { title: '', questions: itemsOf(widget.items) };
  if (!widget.type.endsWith('text') || typeof widget.content !== 'string') return { title: '', questions: [] };
  const [lead = '', ...parts] = widget.content.split(BEFORE_QUESTION);
  const questions = parts.flatMap((part) => {
    const [, title = '', answer = ''] = QUESTION.exec(part) ?? [];
    return answer.trim() ? [{ title: plainText(title), answer, isOpen: false }] : [];
  });
  return { title: plainText(HEADING.exec(lead)?.[1] ?? ''), questions };
}

function itemsOf(items: unknown): Found[] {
  if (!Array.isArray(items)) return [];
  return (items as { title?: unknown; content?: unknown; isOpen?: unknown }[]).flatMap((item) => {
    if (typeof item?.title !== 'string' || typeof item.content !== 'string' || !item.content.trim()) return [];
    return [{ title: plainText(item.title), answer: item.content, isOpen: item.isOpen === true }];
  });
}

function widgetsIn(column: unknown): WidgetRecord[] {
  return Array.isArray(column) ? (column as WidgetRecord[]) : [];
}

function inOrder(widgets: readonly WidgetRecord[]): WidgetRecord[] {
  return widgets.toSorted((one, other) => one.order - other.order);
}
