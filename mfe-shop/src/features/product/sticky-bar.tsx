import { useFormat } from '@fakos/shared-kit/i18n';
import { Button } from '@fakos/shared-kit/ui/button';
import { type RefObject, useEffect, useState } from 'react';
import { useText } from '../../text.ts';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  /** The button that the bar stands in for once it has been scrolled away. */
  watched: RefObject<HTMLElement | null>;
  name: string;
  /** What goes into the cart, in euros. */
  total: number;
  isAdding: boolean;
  onAdd: () => void;
}

/** Buying, for those who have scrolled past it; beside it there is room for the floating cart button. */
export function StickyBar({ watched, name, total, isAdding, onAdd }: StickyBarProps) {
  const text = useText();
  const { money } = useFormat();
  const isPassed = useIsPassed(watched);
  if (!isPassed) return null;
  return (
    <section className={styles.bar} aria-label={text('product.quickBuy')}>
      <p className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.total}>{money(total)}</span>
      </p>
      <Button loading={isAdding} onClick={onAdd} aria-label={text('buy.addOf', { name })}>
        {text('buy.addShort')}
      </Button>
    </section>
  );
}

/**
 * What lies under the sticky header has gone too; whatever lies below the screen counts as on it, so that a jump past an
 * element is noticed.
 */
const SCREEN_AND_BELOW = '-72px 0px 1000000px';

/** Whether an element lies above the screen. */
function useIsPassed(watched: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(
    function watch() {
      if (!watched.current) return;
      const observer = new IntersectionObserver(([entry]) => entry && setIsPassed(!entry.isIntersecting), {
        rootMargin: SCREEN_AND_BELOW,
      });
      observer.observe(watched.current);
      return () => observer.disconnect();
    },
    [watched],
  );
  return isPassed;
}
