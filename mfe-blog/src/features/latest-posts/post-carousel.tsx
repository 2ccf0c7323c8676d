import type { PostSummary } from '@fakos/shared-kit/api/posts/contract';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useEffect, useRef, useState } from 'react';
import { accentOf } from '../../parts/accents.ts';
import { PostTile } from '../../parts/post-tile.tsx';
import { useText } from '../../text.ts';
import styles from './latest-posts.module.css';

const SIZES = '(min-width: 90rem) 27rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 84vw';
/** Browsers stop a fraction of a pixel before the end. */
const END_TOLERANCE_PX = 2;

/** Pages of three posts that are swiped, scrolled or turned with two buttons; it never moves by itself. */
export function PostCarousel({ posts }: { posts: readonly PostSummary[] }) {
  const text = useText();
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  const noticeEnds = () => {
    if (!track.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = track.current;
    setEnds({ start: scrollLeft <= END_TOLERANCE_PX, end: scrollLeft + clientWidth >= scrollWidth - END_TOLERANCE_PX });
  };
  useEffect(function noticeFirstEnds() {
    const watcher = new ResizeObserver(noticeEnds);
    if (track.current) watcher.observe(track.current);
    return () => watcher.disconnect();
  }, []);
  const turn = (pages: number) => track.current?.scrollBy({ left: pages * track.current.clientWidth });

  const hasOnePage = ends.start && ends.end;
  return (
    <>
      <ul ref={track} className={styles.track} onScroll={noticeEnds}>
        {posts.map((post, index) => (
          <li key={post.id} className={`${styles.slide} ${accentOf(index)}`}>
            <PostTile post={post} sizes={SIZES} fact="views" />
          </li>
        ))}
      </ul>
      <div className={styles.turning} hidden={hasOnePage}>
        <IconButton
          variant="outline"
          label={text('latest.previousPage')}
          icon={<Icon name="arrow-left" />}
          onClick={() => turn(-1)}
          aria-disabled={ends.start}
        />
        <IconButton
          variant="outline"
          label={text('latest.nextPage')}
          icon={<Icon name="arrow-right" />}
          onClick={() => turn(1)}
          aria-disabled={ends.end}
        />
      </div>
    </>
  );
}
