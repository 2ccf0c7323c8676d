import { z } from '@fakos/shared-kit/forms';
import { rowField } from '../../framework/field-schemas.ts';
import type { WidgetDefinition } from '../../framework/widget.ts';
import {
  POST_COLUMN_BOUNDS,
  POST_LIMIT_BOUNDS,
  type PostCardsFields,
  postCardStyles,
  postCardsDefaults,
  postTypes,
  readPostCardsFields,
} from './post-cards.fields.ts';

export const postCardsWidget: WidgetDefinition<PostCardsFields> = {
  type: 'post-cards',
  version: 1,
  schema: z.object({
    limit: z.number().int().min(POST_LIMIT_BOUNDS.min).max(POST_LIMIT_BOUNDS.max),
    categoryId: rowField,
    postType: z.enum(postTypes),
    cardStyle: z.enum(postCardStyles),
    columns: z.number().int().min(POST_COLUMN_BOUNDS.min).max(POST_COLUMN_BOUNDS.max),
  }),
  defaults: postCardsDefaults,
  migrate: readPostCardsFields,
};
