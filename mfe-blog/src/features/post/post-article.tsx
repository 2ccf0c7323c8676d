import type { PostDetail } from '@fakos/contracts/posts/contract';
import { useRemoteHost } from '@fakos/shared-kit/remote/host';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { useState } from 'react';
import { getPostImage } from '../../parts/post-image.ts';
import { WithSidebar } from '../../parts/sidebar/with-sidebar.tsx';
import { useText } from '../../text.ts';
import { LazyPostEnd } from './lazy-post-end.tsx';
import styles from './post-article.module.css';
import { PostHead } from './post-head.tsx';
import { PostHeader } from './post-header.tsx';
import { PostLightbox } from './post-lightbox.tsx';
import { PostText } from './text/post-text.tsx';

const HERO_SIZES = '(min-width: 90rem) 84rem, 100vw';

export function PostArticle({ post }: { post: PostDetail }) {
  const text = useText();
  const [openIndex, setOpenIndex] = useState<number>();
  const hero = getPostImage(post.featured_image, '');
  return (
    <article>
      <div className={styles.article}>
        <PostHead post={post} />
        <PostHeader post={post} />
        {hero && (
          <button
            type="button"
            aria-label={text('post.enlarge', { title: post.title, number: 1 })}
            onClick={() => setOpenIndex(0)}
            className={styles.hero}
          >
            <ResponsiveImage {...hero} sizes={HERO_SIZES} priority fit="cover" />
          </button>
        )}
        <WithSidebar>
          <PostContent post={post} />
        </WithSidebar>
      </div>
      <LazyPostEnd post={post} onEnlarge={setOpenIndex} />
      <PostLightbox post={post} shown={openIndex} onClose={() => setOpenIndex(undefined)} />
    </article>
  );
}

/** The sections of a post or, without the remote that shows sections, its text. */
function PostContent({ post: { content, sections } }: { post: PostDetail }) {
  const { fills } = useRemoteHost();
  if (!sections || fills('page.sections').length === 0) return <PostText html={content} />;
  return <Slot name="page.sections" sections={sections} isAtTop={false} />;
}
