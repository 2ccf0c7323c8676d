import { colors } from '@fakos/contracts/colors';
import { readColor, readText } from '@fakos/contracts/html/safe-values';
import { type CheckProblem, createProblem } from '../check-problem.ts';
import { getContrast, MIN_CONTRAST } from '../color-contrast.ts';
import type { PlacedWidget } from '../page-contents.ts';

/** Background of an `enhanced-text` that has none, outside coloured sections. */
const TILE = colors.tile;

/**
 * Text colours with too little contrast against their background. A text without a colour is not reported, because the site
 * chooses black or white for the background.
 */
export function checkContrast(contents: readonly PlacedWidget[]): CheckProblem[] {
  return contents.flatMap(({ record, language, background: around }) => {
    const text = readColor(record.textColor);
    if (text === '' || readText(record.content).trim() === '') return [];
    const isPanel = record.type === 'enhanced-text';
    const own = isPanel ? readColor(record.backgroundColor) : '';
    const background = own || around || (isPanel ? TILE : colors.ground);
    const place = { language, id: record.id, field: 'textColor' };
    const ratio = getContrast(text, background, around || colors.ground);
    if (ratio === undefined) return [createProblem('unknown-contrast', place, { text, background })];
    if (ratio >= MIN_CONTRAST) return [];
    // Rounded down, so that 4.49 is not shown as the 4.5 that is required.
    return [createProblem('low-contrast', place, { text, background, ratio: Math.floor(ratio * 10) / 10 })];
  });
}
