import { z } from '@fakos/shared-kit/forms';
import { colourField } from '../../framework/field-schemas.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { type ProgressBarFields, progressBarDefaults, readProgressBarFields } from './progress-bar.fields.ts';

const FULL = 100;

export const progressBarWidget: WidgetDefinition<ProgressBarFields> = {
  type: 'progress-bar',
  version: 1,
  schema: z.object({
    bars: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        percentage: z.number().min(0).max(FULL),
        color: colourField,
        showPercentage: z.boolean(),
      }),
    ),
    animated: z.boolean(),
  }),
  defaults: progressBarDefaults,
  migrate: readProgressBarFields,
};
