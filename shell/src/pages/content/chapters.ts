import type { PageSection } from '@fakos/contracts/pages/contract';
import { toAnchor, toPlainText } from './html-text.ts';

/** A chapter of a long text, beginning at a heading. */
export interface Chapter {
  /** Anchor of the heading. */
  readonly id: string;
  readonly title: string;
  readonly sections: readonly PageSection[];
}

/** A text split into chapters. `intro` is the part before the first heading. */
export interface LongText {
  readonly intro: readonly PageSection[];
  readonly chapters: readonly Chapter[];
}

const HEADING = /<h2\b[^>]*>([\s\S]*?)<\/h2>/i;
const BEFORE_HEADING = /(?=<h2\b)/i;

/**
 * Splits the sections of a page at the headings of their texts, so that the server renders an anchor for each chapter.
 * Other widgets stay with the chapter before them.
 */
export function splitIntoChapters(sections: readonly PageSection[]): LongText {
  const intro: PageSection[] = [];
  const chapters: (Chapter & { sections: PageSection[] })[] = [];
  for (const section of sections.flatMap(splitSection)) {
    const title = toPlainText(HEADING.exec(getHtml(section))?.[1] ?? '');
    if (title) chapters.push({ id: toAnchor(title, chapters.length + 1), title, sections: [section] });
    else (chapters.at(-1)?.sections ?? intro).push(section);
  }
  return { intro, chapters };
}

/** Splits a section into one section per heading. */
function splitSection(section: PageSection): PageSection[] {
  const { widgets, content } = section;
  if (widgets.length === 0) {
    return splitAtHeadings(content).map((part, index) => ({ ...section, id: `${section.id}-${index}`, content: part }));
  }
  const ordered = widgets.toSorted((a, b) => a.order - b.order);
  const parts = ordered.flatMap((widget) => {
    if (widget.type !== 'text' || typeof widget.content !== 'string') return [widget];
    return splitAtHeadings(widget.content).map((part, index) => ({
      ...widget,
      id: `${widget.id}-${index}`,
      content: part,
    }));
  });
  return parts.map((widget) => ({ ...section, id: `${section.id}-${widget.id}`, widgets: [widget] }));
}

function splitAtHeadings(html: string): string[] {
  const parts = html.split(BEFORE_HEADING).filter((part) => part.trim() !== '');
  return parts.length > 0 ? parts : [html];
}

function getHtml({ widgets: [widget], content }: PageSection): string {
  if (!widget) return content;
  return widget.type === 'text' && typeof widget.content === 'string' ? widget.content : '';
}
