import { z } from '@fakos/shared-kit/forms';
import { colourField, lengthField, sizeField } from '../../framework/field-schemas.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { type DividerFields, dividerDefaults, lineStyles, readDividerFields } from './divider.fields.ts';

export const dividerWidget: WidgetDefinition<DividerFields> = {
  type: 'divider',
  version: 1,
  schema: z.object({ style: z.enum(lineStyles), thickness: lengthField, width: sizeField, color: colourField }),
  defaults: dividerDefaults,
  migrate: readDividerFields,
};
