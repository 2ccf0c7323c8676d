import { z } from '@fakos/shared-kit/forms';
import { columnField, columnsLookSchema } from '../../framework/columns.schema.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import {
  type FourColumnsFields,
  fourColumnsDefaults,
  fourColumnsRatios,
  readFourColumnsFields,
} from './four-columns.fields.ts';

export const fourColumnsWidget: WidgetDefinition<FourColumnsFields> = {
  type: 'four-columns',
  version: 1,
  schema: z.object({
    column1: columnField,
    column2: columnField,
    column3: columnField,
    column4: columnField,
    ...columnsLookSchema(fourColumnsRatios),
  }),
  defaults: fourColumnsDefaults,
  migrate: readFourColumnsFields,
};
