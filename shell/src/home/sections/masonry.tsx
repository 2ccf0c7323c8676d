import type { HomeContent } from '@fakos/contracts/settings/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { getMasonryItems } from '../home-sections.ts';
import { CardRowSkeleton } from './card-row-skeleton.tsx';

const COLUMNS = { base: 1, md: 2, lg: 3 } as const;

/** Masonry of images with titles, rendered by a remote. */
export function Masonry({ content }: { content: Partial<HomeContent> }) {
  const items = getMasonryItems(content);
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
