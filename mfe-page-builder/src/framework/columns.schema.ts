import { widgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { z } from '@fakos/shared-kit/forms';
import { columnGaps, verticalAligns } from './columns.fields.ts';
import { colourField, lengthField } from './field-schemas.ts';

/** A column of widgets. */
export const columnField = z.array(widgetRecord);

/** The look of columns of these ratios. */
export function columnsLookSchema<Ratio extends string>(ratios: readonly [Ratio, ...Ratio[]]) {
  return {
    columnRatio: z.enum(ratios),
    verticalAlign: z.enum(verticalAligns),
    gap: z.enum(columnGaps),
    backgroundColor: colourField,
    padding: lengthField,
  };
}
