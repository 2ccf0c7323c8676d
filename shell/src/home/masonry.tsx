import type { HomeContent } from '@fakos/shared-kit/api/settings/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { CardRowSkeleton } from './card-row-skeleton.tsx';
import { masonryItems } from './home-parts.ts';

const COLUMNS = { base: 1, md: 2, lg: 3 } as const;

/** What the shop is proud of: things with a picture each. */
export function Masonry({ content }: { content: Partial<HomeContent> }) {
  const items = masonryItems(content);
  const title = content.masonry_title ?? '';
  const subtitle = content.masonry_subtitle ?? '';
  return (
    <Slot
      name="home.masonry"
      title={title}
      subtitle={subtitle}
      items={items}
      skeleton={<CardRowSkeleton title={title} subtitle={subtitle} cards={items.length} columns={COLUMNS} ratio="1" />}
    />
  );
}
