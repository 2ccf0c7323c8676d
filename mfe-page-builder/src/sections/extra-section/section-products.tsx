import type { SlotProps } from '@fakos/shared-kit/remote';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import type { SectionLayout } from './section-layouts.ts';
import styles from './section-media.module.css';

/** Cards of a carousel that are visible at once. */
const VISIBLE_CARDS = 3;

/** Products of a section's categories, rendered by the shop's remote. */
export function SectionProducts({
  section: { category_ids: categories, product_limit: limit, title },
  featuredElsewhere,
  layout,
}: Required<SlotProps['page.extra-section']> & { layout: NonNullable<SectionLayout['products']> }) {
  const slotProps = { limit, featuredElsewhere, ...(categories.length > 0 ? { categories } : {}) };
  const headingLevel = title === '' ? 2 : 3;
  const isCarousel = layout === 'carousel';
  const skeleton = (
    <div className={styles.cards} aria-busy="true">
      {Array.from({ length: isCarousel ? Math.min(VISIBLE_CARDS, limit) : limit }, (_, index) => (
        <SkeletonCard key={index} ratio="1" />
      ))}
    </div>
  );
  return isCarousel ? (
    <Slot name="products.carousel" whenNear {...slotProps} headingLevel={headingLevel} skeleton={skeleton} />
  ) : (
    <Slot name="products.cards" whenNear {...slotProps} columns={3} headingLevel={headingLevel} skeleton={skeleton} />
  );
}
