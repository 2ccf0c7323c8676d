import { useFormat } from '@fakos/shared-kit/i18n';
import { Button } from '@fakos/shared-kit/ui/button';
import { type RefObject, useEffect, useState } from 'react';
import { useText } from '../../../text.ts';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  /** The bar appears once this element has been scrolled past. */
  target: RefObject<HTMLElement | null>;
  name: string;
  /** Total in euros. */
  total: number;
  isAdding: boolean;
  onAdd: () => void;
}

/** Repeats the buy button after the visitor has scrolled past it. */
export function StickyBar({ target, name, total, isAdding, onAdd }: StickyBarProps) {
  const text = useText();
  const { money } = useFormat();
  const isScrolledPast = useIsScrolledPast(target);
  if (!isScrolledPast) return null;
  return (
    <section className={styles.bar} aria-label={text('product.quickBuy')}>
      <p className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.total}>{money(total)}</span>
      </p>
      <Button loading={isAdding} onClick={onAdd} aria-label={text('buy.addItem', { name })}>
        {text('buy.addShort')}
      </Button>
    </section>
  );
}

/**
 * Excludes the area under the sticky header, and includes everything below the viewport, so that jumping past the
 * element is detected.
 */
const ROOT_MARGIN = '-72px 0px 1000000px';

/** Whether an element is above the viewport. */
function useIsScrolledPast(target: RefObject<HTMLElement | null>): boolean {
  const [isScrolledPast, setIsScrolledPast] = useState(false);
  useEffect(
    function observeTarget() {
      if (!target.current) return;
      const observer = new IntersectionObserver(([entry]) => entry && setIsScrolledPast(!entry.isIntersecting), {
        rootMargin: ROOT_MARGIN,
      });
      observer.observe(target.current);
      return () => observer.disconnect();
    },
    [target],
  );
  return isScrolledPast;
}
