import type { ExtraSection } from '@fakos/contracts/settings/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { BlockSkeleton } from './block-skeleton.tsx';
import { FEATURED_LIMIT } from './featured-products.tsx';

interface ExtraSectionsProps {
  sections: readonly ExtraSection[];
  /** Whether the page has a section of featured products, which the other sections then leave out. */
  hasFeatured: boolean;
}

/** Custom sections at one position of the page, rendered by a remote. */
export function ExtraSections({ sections, hasFeatured }: ExtraSectionsProps) {
  return sections.map((section) => (
    <Slot
      key={section.id}
      name="page.extra-section"
      section={section}
      featuredElsewhere={hasFeatured ? FEATURED_LIMIT : 0}
      skeleton={<BlockSkeleton isSplit={section.layout === 'image_left' || section.layout === 'image_right'} />}
    />
  ));
}
