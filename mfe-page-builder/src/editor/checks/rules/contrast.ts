import { colors } from '@fakos/contracts/colors';
import { readColor, readText } from '@fakos/contracts/html/safe-values';
import { type CheckProblem, createProblem } from '../check-problem.ts';
import { getContrast, MIN_CONTRAST } from '../color-contrast.ts';
import { listFields, type PlacedWidget, textKinds } from '../page-contents.ts';

/** Widget with a tile behind its text where it has no background, outside coloured sections. */
const PANEL = 'enhanced-text';

/**
 * Text colours with too little contrast against their background. A text without a colour is not reported, because the site
 * chooses black or white for the background.
 */
export function checkContrast(contents: readonly PlacedWidget[]): CheckProblem[] {
  return contents.flatMap((widget) => {
    const { record, language, fields, background: around } = widget;
    const readDescribed = (name: string) => (fields[name]?.kind === 'color' ? readColor(record[name]) : '');
    const text = readDescribed('textColor');
    if (text === '' || !hasText(widget)) return [];
    const background =
      readDescribed('backgroundColor') || around || (record.type === PANEL ? colors.tile : colors.ground);
    const place = { language, id: record.id, field: 'textColor' };
    const ratio = getContrast(text, background, around || colors.ground);
    if (ratio === undefined) return [createProblem('unknown-contrast', place, { text, background })];
    if (ratio >= MIN_CONTRAST) return [];
    // Rounded down, so that 4.49 is not shown as the 4.5 that is required.
    return [createProblem('low-contrast', place, { text, background, ratio: Math.floor(ratio * 10) / 10 })];
  });
}

function hasText(widget: PlacedWidget): boolean {
  return listFields(widget).some(
    ({ description, value }) => textKinds.includes(description.kind) && readText(value).trim() !== '',
  );
}
