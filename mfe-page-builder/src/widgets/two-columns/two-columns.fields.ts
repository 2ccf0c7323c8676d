import type { WidgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { readChoice, readColour, readLength, readWidgets } from '../../framework/read-fields.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** Spec section 5, "Column options". */
export const columnRatios = ['1-1', '1-2', '2-1', '1-3', '3-1'] as const;
/** See {@link columnRatios}. */
export const columnGaps = ['0.5rem', '1rem', '2rem', '3rem'] as const;
/** See {@link columnRatios}. */
export const verticalAligns = ['top', 'center', 'bottom'] as const;

/** Smallest and largest padding in rem. */
export const PADDING_BOUNDS = { min: 0, max: 6 } as const;

/** Fields of the two-columns widget (spec section 3). '' keeps the page's ground and no padding. */
export interface TwoColumnsFields {
  leftColumn: WidgetRecord[];
  rightColumn: WidgetRecord[];
  columnRatio: (typeof columnRatios)[number];
  verticalAlign: (typeof verticalAligns)[number];
  gap: (typeof columnGaps)[number];
  backgroundColor: string;
  padding: string;
}

export const twoColumnsDefaults: TwoColumnsFields = {
  leftColumn: [],
  rightColumn: [],
  columnRatio: '1-1',
  verticalAlign: 'top',
  gap: '2rem',
  backgroundColor: '',
  padding: '',
};

/** Today's fields from whatever is stored. */
export function readTwoColumnsFields(stored: StoredFields): TwoColumnsFields {
  return {
    leftColumn: readWidgets(stored.leftColumn),
    rightColumn: readWidgets(stored.rightColumn),
    columnRatio: readChoice(stored.columnRatio, columnRatios, twoColumnsDefaults.columnRatio),
    verticalAlign: readChoice(stored.verticalAlign, verticalAligns, twoColumnsDefaults.verticalAlign),
    gap: readChoice(stored.gap, columnGaps, twoColumnsDefaults.gap),
    backgroundColor: readColour(stored.backgroundColor),
    padding: readLength(stored.padding, PADDING_BOUNDS),
  };
}
