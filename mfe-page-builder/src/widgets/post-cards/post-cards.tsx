import type { SlotProps } from '@fakos/shared-kit/remote';
import { RemoteDown } from '@fakos/shared-kit/remote/down';
import { Slot } from '@fakos/shared-kit/remote/slot';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { readPostCardsFields } from './post-cards.fields.ts';
import { PostsToCome } from './posts-to-come.tsx';

/** The newest posts, all of them or those of a category, or the featured alone, which the blog's own remote draws. */
export function PostCardsView({ stored }: WidgetViewProps) {
  const fields = readPostCardsFields(stored);
  const { limit, categoryId, postType, cardStyle, columns } = fields;
  return (
    <Slot
      name="posts.cards"
      whenNear
      skeleton={<PostsToCome fields={fields} />}
      down={(failure) => <PostsToCome fields={fields} otherwise={<RemoteDown {...failure} />} />}
      limit={limit}
      // Fields are read within their bounds, which are the slot's.
      columns={columns as SlotProps['posts.cards']['columns']}
      layout={cardStyle === 'list' ? 'row' : 'stacked'}
      {...(categoryId > 0 ? { categoryId } : {})}
      {...(postType === 'featured' ? { featured: true } : {})}
    />
  );
}
