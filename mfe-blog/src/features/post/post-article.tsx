import type { PostDetail } from '@fakos/shared-kit/api/posts/contract';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { useState } from 'react';
import { postImage } from '../../parts/post-image.ts';
import { useText } from '../../text.ts';
import { LatePostEnd } from './late-post-end.tsx';
import styles from './post-article.module.css';
import { PostDescription } from './post-description.tsx';
import { PostHeader } from './post-header.tsx';
import { PostLightbox } from './post-lightbox.tsx';
import { PostText } from './text/post-text.tsx';

const HERO_SIZES = '(min-width: 78rem) 72rem, 100vw';

/** A post with all that belongs to it. */
export function PostArticle({ post }: { post: PostDetail }) {
  const text = useText();
  const [shown, setShown] = useState<number>();
  const hero = postImage(post.featured_image, '');
  return (
    <article>
      <div className={styles.article}>
        <PostDescription post={post} />
        <PostHeader post={post} />
        {hero && (
          <button
            type="button"
            aria-label={text('post.enlarge', { title: post.title, number: 1 })}
            onClick={() => setShown(0)}
            className={styles.hero}
          >
            <Picture {...hero} sizes={HERO_SIZES} priority fit="cover" />
          </button>
        )}
        <PostText html={post.content} />
      </div>
      <LatePostEnd post={post} onEnlarge={setShown} />
      <PostLightbox post={post} shown={shown} onClose={() => setShown(undefined)} />
    </article>
  );
}
