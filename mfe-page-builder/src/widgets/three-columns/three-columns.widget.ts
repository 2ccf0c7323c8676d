import { z } from '@fakos/shared-kit/forms';
import { columnField, columnsLookSchema } from '../../framework/columns.schema.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import {
  readThreeColumnsFields,
  type ThreeColumnsFields,
  threeColumnsDefaults,
  threeColumnsRatios,
} from './three-columns.fields.ts';

export const threeColumnsWidget: WidgetDefinition<ThreeColumnsFields> = {
  type: 'three-columns',
  version: 1,
  schema: z.object({
    leftColumn: columnField,
    centerColumn: columnField,
    rightColumn: columnField,
    ...columnsLookSchema(threeColumnsRatios),
  }),
  defaults: threeColumnsDefaults,
  migrate: readThreeColumnsFields,
};
