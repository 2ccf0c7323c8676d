import { readColour, readText } from '../../framework/read-fields.ts';
import { readFlagOr, readId, readList, readPercentage } from '../../framework/read-lists.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** The colours that bars without one of their own take in turn (spec section 9, "8 defaults"). */
export const barColours = [
  '#1c3fc2',
  '#21683f',
  '#b0301c',
  '#8a5a00',
  '#0f6b75',
  '#7a3b94',
  '#5c5248',
  '#9c2f63',
] as const;

/** A bar; '' takes its colour from {@link barColours}. */
export interface BarFields {
  id: string;
  label: string;
  percentage: number;
  color: string;
  showPercentage: boolean;
}

/** Fields of the progress-bar widget (spec section 3). */
export interface ProgressBarFields {
  bars: BarFields[];
  animated: boolean;
}

export const progressBarDefaults: ProgressBarFields = { bars: [], animated: true };

/** Today's fields from whatever is stored. */
export function readProgressBarFields(stored: StoredFields): ProgressBarFields {
  return {
    bars: readList(stored.bars, (bar, index) => ({
      id: readId(bar.id, index),
      label: readText(bar.label).trim(),
      percentage: readPercentage(bar.percentage),
      color: readColour(bar.color),
      showPercentage: readFlagOr(bar.showPercentage, true),
    })),
    animated: readFlagOr(stored.animated, true),
  };
}

/** The colour of the bar at a place. */
export function colourOf(color: string, index: number): string {
  return color || (barColours[index % barColours.length] ?? barColours[0]);
}
