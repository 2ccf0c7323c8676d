import type { HomeContent } from '@fakos/contracts/settings/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { useHomeText } from '../home-text.ts';
import { CardRowSkeleton } from './card-row-skeleton.tsx';

/** Number of featured products on the home page (spec section 9). */
export const FEATURED_LIMIT = 4;
const COLUMNS = { base: 2, md: 4, lg: 4 } as const;

/** Featured products, rendered by the shop remote. */
export function FeaturedProducts({ content }: { content: Partial<HomeContent> }) {
  const text = useHomeText();
  const title = content.products_section_title || text('featuredTitle');
  const subtitle = content.products_section_subtitle ?? '';
  return (
    <Slot
      name="home.featured-products"
      whenNear
      title={title}
      subtitle={subtitle}
      limit={FEATURED_LIMIT}
      skeleton={
        <CardRowSkeleton title={title} subtitle={subtitle} cards={FEATURED_LIMIT} columns={COLUMNS} ratio="1" />
      }
    />
  );
}
