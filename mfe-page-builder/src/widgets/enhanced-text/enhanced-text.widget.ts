import { z } from '@fakos/shared-kit/forms';
import { colourField, lengthField } from '../../framework/field-schemas.ts';
import { runningTextSchema } from '../../framework/running-text.schema.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { type EnhancedTextFields, enhancedTextDefaults, readEnhancedTextFields } from './enhanced-text.fields.ts';

export const enhancedTextWidget: WidgetDefinition<EnhancedTextFields> = {
  type: 'enhanced-text',
  version: 1,
  schema: z.object({ ...runningTextSchema, backgroundColor: colourField, padding: lengthField }),
  defaults: enhancedTextDefaults,
  migrate: readEnhancedTextFields,
};
