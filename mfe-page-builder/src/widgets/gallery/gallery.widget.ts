import { z } from '@fakos/shared-kit/forms';
import { imageField, lengthField } from '../../framework/field-schemas.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { COLUMN_BOUNDS, type GalleryFields, galleryDefaults, readGalleryFields } from './gallery.fields.ts';

export const galleryWidget: WidgetDefinition<GalleryFields> = {
  type: 'gallery',
  version: 1,
  schema: z.object({
    images: z.array(z.object({ url: imageField, alt: z.string(), caption: z.string() })),
    columns: z.number().int().min(COLUMN_BOUNDS.min).max(COLUMN_BOUNDS.max),
    spacing: lengthField,
    lightbox: z.boolean(),
  }),
  defaults: galleryDefaults,
  migrate: readGalleryFields,
};
