import type { HomeContent } from '@fakos/contracts/settings/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { useHomeText } from '../home-text.ts';
import { CardRowSkeleton } from './card-row-skeleton.tsx';

/** Spec section 9. */
const DEFAULT_LIMIT = 6;
const COLUMNS = { base: 1, md: 2, lg: 4 } as const;

/** Latest posts, rendered by the blog remote. */
export function LatestPosts({ content }: { content: Partial<HomeContent> }) {
  const text = useHomeText();
  const title = content.posts_section_title || text('postsTitle');
  const subtitle = content.posts_section_subtitle ?? '';
  const limit = content.posts_limit ?? DEFAULT_LIMIT;
  return (
    <Slot
      name="home.latest-posts"
      whenNear
      title={title}
      subtitle={subtitle}
      limit={limit}
      layout={content.posts_layout ?? 'grid'}
      skeleton={<CardRowSkeleton title={title} subtitle={subtitle} cards={limit} columns={COLUMNS} ratio="3 / 2" />}
    />
  );
}
