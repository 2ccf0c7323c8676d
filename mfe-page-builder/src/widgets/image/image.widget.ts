import { z } from '@fakos/shared-kit/forms';
import { lengthField, sizeField, urlField } from '../../framework/field-schemas.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { type ImageFields, imageDefaults, readImageFields, readImageSource } from './image.fields.ts';

export const imageWidget: WidgetDefinition<ImageFields> = {
  type: 'image',
  version: 1,
  schema: z.object({
    imageUrl: z.string().refine((value) => value === '' || readImageSource(value) !== ''),
    altText: z.string(),
    linkUrl: urlField,
    width: sizeField,
    height: lengthField,
  }),
  defaults: imageDefaults,
  migrate: readImageFields,
};
