import { z } from '@fakos/shared-kit/forms';
import { lengthField } from '../../framework/field-schemas.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { readSpacerFields, type SpacerFields, spacerDefaults } from './spacer.fields.ts';

export const spacerWidget: WidgetDefinition<SpacerFields> = {
  type: 'spacer',
  version: 1,
  schema: z.object({ height: lengthField }),
  defaults: spacerDefaults,
  migrate: readSpacerFields,
};
