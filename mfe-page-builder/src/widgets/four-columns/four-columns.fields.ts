import type { WidgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { type ColumnsLook, columnsDefaults, readColumns, readColumnsLook } from '../../framework/columns.fields.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** Spec section 5, "Column options". */
export const fourColumnsRatios = ['1-1-1-1', '2-1-1-1', '1-2-1-1', '1-1-2-1', '1-1-1-2'] as const;

/** Fields of the four-columns widget (spec section 3). */
export interface FourColumnsFields extends ColumnsLook<(typeof fourColumnsRatios)[number]> {
  column1: WidgetRecord[];
  column2: WidgetRecord[];
  column3: WidgetRecord[];
  column4: WidgetRecord[];
}

export const fourColumnsDefaults: FourColumnsFields = {
  column1: [],
  column2: [],
  column3: [],
  column4: [],
  columnRatio: '1-1-1-1',
  ...columnsDefaults,
};

/** Today's fields from whatever is stored. */
export function readFourColumnsFields(stored: StoredFields): FourColumnsFields {
  return {
    ...readColumns(stored, ['column1', 'column2', 'column3', 'column4']),
    ...readColumnsLook(stored, fourColumnsRatios),
  };
}
