import type { SlotProps } from '@fakos/shared-kit/remote';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { SkeletonCard } from '@fakos/shared-kit/ui/skeleton';
import styles from './section-pictures.module.css';

/** Cards that are in sight before the products have come. */
const CARDS_IN_SIGHT = 3;

/** Products of a section's categories, drawn by whichever remote sells. */
export function SectionProducts({
  section: { category_ids: categories, product_limit: limit, title },
  as,
}: SlotProps['page.extra-section'] & { as: 'grid' | 'carousel' }) {
  const choice = { limit, ...(categories.length > 0 ? { categories } : {}) };
  const headingLevel = title === '' ? 2 : 3;
  const isCarousel = as === 'carousel';
  const skeleton = (
    <div className={styles.cards} aria-busy="true">
      {Array.from({ length: isCarousel ? Math.min(CARDS_IN_SIGHT, limit) : limit }, (_, index) => (
        <SkeletonCard key={index} ratio="1" />
      ))}
    </div>
  );
  return isCarousel ? (
    <Slot name="products.carousel" whenNear {...choice} headingLevel={headingLevel} skeleton={skeleton} />
  ) : (
    <Slot name="products.cards" whenNear {...choice} columns={3} headingLevel={headingLevel} skeleton={skeleton} />
  );
}
