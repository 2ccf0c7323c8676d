import { type Key, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { List } from '../list/list.tsx';
import { StepButtons } from './step-buttons.tsx';

/** Props of `Carousel`. */
export interface CarouselProps {
  items: readonly { readonly key: Key; readonly content: ReactNode; readonly className?: string }[];
  /** Accessible names of the buttons. */
  labels: { readonly previous: string; readonly next: string };
  /** Whether there are buttons; without it, they are hidden while all items fit. */
  hasButtons?: boolean;
  /**
   * Class names: `track` scrolls sideways and snaps to its `slide`s. Where the server renders the carousel, their style
   * sheet must load with the page, but the kit's lazy styles load later; so it belongs to the feature that shows them.
   */
  styles: Readonly<Record<'track' | 'slide' | 'buttons', string>>;
}

/** Browsers can stop scrolling a fraction of a pixel before the end. */
const END_TOLERANCE_PX = 2;

/** Items in a row that is scrolled, swiped or moved by its own width with two buttons; no autoplay. */
export function Carousel({ items, labels, hasButtons, styles }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [isAt, setAt] = useState({ start: true, end: false });

  const updateEnds = useCallback(() => {
    if (!track.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = track.current;
    setAt({ start: scrollLeft <= END_TOLERANCE_PX, end: scrollLeft + clientWidth >= scrollWidth - END_TOLERANCE_PX });
  }, []);
  useEffect(
    function updateEndsOnResize() {
      const observer = new ResizeObserver(updateEnds);
      if (track.current) observer.observe(track.current);
      return () => observer.disconnect();
    },
    [updateEnds],
  );
  const scroll = (pages: number) => track.current?.scrollBy({ left: pages * track.current.clientWidth });

  return (
    <>
      <List ref={track} className={styles.track} onScroll={updateEnds}>
        {items.map(({ key, content, className }) => (
          <li key={key} className={classNames(styles.slide, className)}>
            {content}
          </li>
        ))}
      </List>
      {hasButtons !== false && (
        <div className={styles.buttons} hidden={hasButtons === undefined && isAt.start && isAt.end}>
          <StepButtons labels={labels} isAtStart={isAt.start} isAtEnd={isAt.end} onStep={scroll} />
        </div>
      )}
    </>
  );
}
