import { z } from '@fakos/shared-kit/forms';
import { urlField } from '../../framework/field-schemas.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import {
  type ButtonFields,
  buttonDefaults,
  buttonSizes,
  buttonStyles,
  buttonTargets,
  readButtonFields,
} from './button.fields.ts';

export const buttonWidget: WidgetDefinition<ButtonFields> = {
  type: 'button',
  version: 1,
  schema: z.object({
    text: z.string(),
    url: urlField,
    target: z.enum(buttonTargets),
    buttonStyle: z.enum(buttonStyles),
    size: z.enum(buttonSizes),
    fullWidth: z.boolean(),
  }),
  defaults: buttonDefaults,
  migrate: readButtonFields,
};
