import type { PostCardsFields } from '@fakos/contracts/widgets';
import type { SlotProps } from '@fakos/shared-kit/remote';
import { RemoteDown } from '@fakos/shared-kit/remote/down';
import { Slot } from '@fakos/shared-kit/remote/slot';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import { PostsSkeleton } from './posts-skeleton.tsx';

/** The newest posts, of all categories or one, or only the featured ones, rendered by the blog's remote. */
export function PostCardsView({ fields }: WidgetViewProps<PostCardsFields>) {
  const { limit, categoryId, postType, cardStyle, columns } = fields;
  return (
    <Slot
      name="posts.cards"
      whenNear
      skeleton={<PostsSkeleton fields={fields} />}
      renderDown={(failure) => <PostsSkeleton fields={fields} fallback={<RemoteDown {...failure} />} />}
      limit={limit}
      // The field has the same bounds as the slot's prop.
      columns={columns as SlotProps['posts.cards']['columns']}
      layout={cardStyle === 'list' ? 'row' : 'stacked'}
      {...(categoryId > 0 ? { categoryId } : {})}
      {...(postType === 'featured' ? { featured: true } : {})}
    />
  );
}
