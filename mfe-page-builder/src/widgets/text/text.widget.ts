import { z } from '@fakos/shared-kit/forms';
import { colourField, lengthField } from '../../framework/field-schemas.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { readTextFields, type TextFields, textAligns, textDefaults } from './text.fields.ts';

export const textWidget: WidgetDefinition<TextFields> = {
  type: 'text',
  version: 1,
  schema: z.object({
    content: z.string(),
    fontSize: lengthField,
    textAlign: z.enum(textAligns),
    textColor: colourField,
  }),
  defaults: textDefaults,
  migrate: readTextFields,
};
