import { readChoice } from '../../framework/read-fields.ts';
import { readCount } from '../../framework/read-lists.ts';
import type { StoredFields } from '../../framework/widget.ts';

export const postTypes = ['all', 'featured'] as const;
/** `project-cards` stand side by side, a `list` is one below the other. */
export const postCardStyles = ['project-cards', 'list'] as const;

/** Fewest and most posts. */
export const POST_LIMIT_BOUNDS = { min: 1, max: 24 } as const;
/** Fewest and most columns. */
export const POST_COLUMN_BOUNDS = { min: 1, max: 4 } as const;
const ROW_BOUNDS = { min: 0, max: Number.MAX_SAFE_INTEGER } as const;

/** Fields of the post-cards widget (spec section 3). `categoryId` 0 is every category. */
export interface PostCardsFields {
  limit: number;
  categoryId: number;
  postType: (typeof postTypes)[number];
  cardStyle: (typeof postCardStyles)[number];
  columns: number;
}

/** Spec section 9: posts default limit 6. */
export const postCardsDefaults: PostCardsFields = {
  limit: 6,
  categoryId: 0,
  postType: 'all',
  cardStyle: 'project-cards',
  columns: 3,
};

/** Today's fields from whatever is stored. */
export function readPostCardsFields(stored: StoredFields): PostCardsFields {
  return {
    limit: readCount(stored.limit, POST_LIMIT_BOUNDS, postCardsDefaults.limit),
    categoryId: readCount(stored.categoryId, ROW_BOUNDS, postCardsDefaults.categoryId),
    postType: readChoice(stored.postType, postTypes, postCardsDefaults.postType),
    cardStyle: readChoice(stored.cardStyle, postCardStyles, postCardsDefaults.cardStyle),
    columns: readCount(stored.columns, POST_COLUMN_BOUNDS, postCardsDefaults.columns),
  };
}
