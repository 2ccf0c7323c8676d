import { z } from '@fakos/shared-kit/forms';
import { imageField, lengthField, sizeField, urlField } from '../../framework/field-schemas.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { type ImageFields, imageDefaults, readImageFields } from './image.fields.ts';

export const imageWidget: WidgetDefinition<ImageFields> = {
  type: 'image',
  version: 1,
  schema: z.object({
    imageUrl: imageField,
    altText: z.string(),
    linkUrl: urlField,
    width: sizeField,
    height: lengthField,
  }),
  defaults: imageDefaults,
  migrate: readImageFields,
};
