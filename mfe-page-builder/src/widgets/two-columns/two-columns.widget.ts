import { z } from '@fakos/shared-kit/forms';
import { columnField, columnsLookSchema } from '../../framework/columns.schema.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import {
  readTwoColumnsFields,
  type TwoColumnsFields,
  twoColumnsDefaults,
  twoColumnsRatios,
} from './two-columns.fields.ts';

export const twoColumnsWidget: WidgetDefinition<TwoColumnsFields> = {
  type: 'two-columns',
  version: 1,
  schema: z.object({
    leftColumn: columnField,
    rightColumn: columnField,
    ...columnsLookSchema(twoColumnsRatios),
  }),
  defaults: twoColumnsDefaults,
  migrate: readTwoColumnsFields,
};
