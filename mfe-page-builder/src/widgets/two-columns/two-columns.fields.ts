import type { WidgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { type ColumnsLook, columnsDefaults, readColumns, readColumnsLook } from '../../framework/columns.fields.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** Spec section 5, "Column options". */
export const twoColumnsRatios = ['1-1', '1-2', '2-1', '1-3', '3-1'] as const;

/** Fields of the two-columns widget (spec section 3). */
export interface TwoColumnsFields extends ColumnsLook<(typeof twoColumnsRatios)[number]> {
  leftColumn: WidgetRecord[];
  rightColumn: WidgetRecord[];
}

export const twoColumnsDefaults: TwoColumnsFields = {
  leftColumn: [],
  rightColumn: [],
  columnRatio: '1-1',
  ...columnsDefaults,
};

/** Today's fields from whatever is stored. */
export function readTwoColumnsFields(stored: StoredFields): TwoColumnsFields {
  return {
    ...readColumns(stored, ['leftColumn', 'rightColumn']),
    ...readColumnsLook(stored, twoColumnsRatios),
  };
}
