import { widgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { z } from '@fakos/shared-kit/forms';
import { colourField, lengthField } from '../../framework/field-schemas.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import {
  columnGaps,
  columnRatios,
  readTwoColumnsFields,
  type TwoColumnsFields,
  twoColumnsDefaults,
  verticalAligns,
} from './two-columns.fields.ts';

export const twoColumnsWidget: WidgetDefinition<TwoColumnsFields> = {
  type: 'two-columns',
  version: 1,
  schema: z.object({
    leftColumn: z.array(widgetRecord),
    rightColumn: z.array(widgetRecord),
    columnRatio: z.enum(columnRatios),
    verticalAlign: z.enum(verticalAligns),
    gap: z.enum(columnGaps),
    backgroundColor: colourField,
    padding: lengthField,
  }),
  defaults: twoColumnsDefaults,
  migrate: readTwoColumnsFields,
};
