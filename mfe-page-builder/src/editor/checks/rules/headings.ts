import { readText } from '@fakos/contracts/html/safe-values';
import { type CheckPlace, type CheckProblem, createProblem } from '../check-problem.ts';
import { getHtmlParts, type HtmlHeading } from '../html-parts.ts';
import { listFields, type PlacedWidget } from '../page-contents.ts';

/** The page's title. */
const PAGE_LEVEL = 1;
/** Level of the heading that a contact form shows. */
const FORM_LEVEL = 2;

interface PlacedHeading extends HtmlHeading {
  readonly place: CheckPlace;
}

/** Headings of a page in one language that leave out a level below the one before them, and those without a text. */
export function checkHeadings(contents: readonly PlacedWidget[]): CheckProblem[] {
  const headings = contents.flatMap((widget) => listHeadings(widget));
  return headings.flatMap(({ level, text, place }, index) => {
    const before = headings[index - 1]?.level ?? PAGE_LEVEL;
    return [
      ...(text === '' ? [createProblem('heading-empty', place, { level })] : []),
      ...(level > before + 1 ? [createProblem('heading-skipped', place, { text, before, level })] : []),
    ];
  });
}

function listHeadings(widget: PlacedWidget): PlacedHeading[] {
  const { record, language } = widget;
  if (record.type === 'contact-form') {
    const place = { language, id: record.id, field: 'title' };
    return [{ level: FORM_LEVEL, text: readText(record.title) || record.type, place }];
  }
  return listFields(widget)
    .filter(({ description }) => description.kind === 'html')
    .flatMap(({ value, place }) => getHtmlParts(readText(value)).headings.map((heading) => ({ ...heading, place })));
}
