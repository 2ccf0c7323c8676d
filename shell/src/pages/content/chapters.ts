import type { PageSection } from '@fakos/shared-kit/api/pages/contract';
import { anchorOf, plainText } from './html-text.ts';

/** A part of a long text: what follows one of its headings. */
export interface Chapter {
  /** Anchor in the page's address. */
  readonly id: string;
  readonly title: string;
  readonly sections: readonly PageSection[];
}

/** A text with its headings. `intro` is what stands before the first one. */
export interface LongText {
  readonly intro: readonly PageSection[];
  readonly chapters: readonly Chapter[];
}

const HEADING = /<h2\b[^>]*>([\s\S]*?)<\/h2>/i;
const BEFORE_HEADING = /(?=<h2\b)/i;

/**
 * Cuts a page's sections at the headings of its texts, so that each part has an anchor from the server on. Whatever is
 * no text stays with the part that it follows.
 */
export function chaptersOf(sections: readonly PageSection[]): LongText {
  const intro: PageSection[] = [];
  const chapters: (Chapter & { sections: PageSection[] })[] = [];
  for (const piece of sections.flatMap(piecesOf)) {
    const title = plainText(HEADING.exec(htmlOf(piece))?.[1] ?? '');
    if (title) chapters.push({ id: anchorOf(title, chapters.length + 1), title, sections: [piece] });
    else (chapters.at(-1)?.sections ?? intro).push(piece);
  }
  return { intro, chapters };
}

/** A section for each heading; the same one where it has none. */
function piecesOf(section: PageSection): PageSection[] {
  const { widgets, content } = section;
  if (widgets.length === 0) {
    return split(content).map((part, index) => ({ ...section, id: `${section.id}-${index}`, content: part }));
  }
  const ordered = widgets.toSorted((one, other) => one.order - other.order);
  const parts = ordered.flatMap((widget) => {
    if (widget.type !== 'text' || typeof widget.content !== 'string') return [widget];
    return split(widget.content).map((part, index) => ({ ...widget, id: `${widget.id}-${index}`, content: part }));
  });
  return parts.map((widget) => ({ ...section, id: `${section.id}-${widget.id}`, widgets: [widget] }));
}

function split(html: string): string[] {
  const parts = html.split(BEFORE_HEADING).filter((part) => part.trim() !== '');
  return parts.length > 0 ? parts : [html];
}

function htmlOf({ widgets: [widget], content }: PageSection): string {
  if (!widget) return content;
  return widget.type === 'text' && typeof widget.content === 'string' ? widget.content : '';
}
