import type { WidgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { type ColumnsLook, columnsDefaults, readColumns, readColumnsLook } from '../../framework/columns.fields.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** Spec section 5, "Column options". */
export const threeColumnsRatios = ['1-1-1', '1-2-1', '2-1-1', '1-1-2'] as const;

/** Fields of the three-columns widget (spec section 3). */
export interface ThreeColumnsFields extends ColumnsLook<(typeof threeColumnsRatios)[number]> {
  leftColumn: WidgetRecord[];
  centerColumn: WidgetRecord[];
  rightColumn: WidgetRecord[];
}

export const threeColumnsDefaults: ThreeColumnsFields = {
  leftColumn: [],
  centerColumn: [],
  rightColumn: [],
  columnRatio: '1-1-1',
  ...columnsDefaults,
};

/** Today's fields from whatever is stored. */
export function readThreeColumnsFields(stored: StoredFields): ThreeColumnsFields {
  return {
    ...readColumns(stored, ['leftColumn', 'centerColumn', 'rightColumn']),
    ...readColumnsLook(stored, threeColumnsRatios),
  };
}
