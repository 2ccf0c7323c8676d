import { z } from '@fakos/shared-kit/forms';
import { runningTextSchema } from '../../framework/running-text.schema.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { readTextFields, type TextFields, textDefaults } from './text.fields.ts';

export const textWidget: WidgetDefinition<TextFields> = {
  type: 'text',
  version: 1,
  schema: z.object(runningTextSchema),
  defaults: textDefaults,
  migrate: readTextFields,
};
