import type { PostDetail } from '@fakos/contracts/posts/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Link, paths } from '@fakos/shared-kit/router';
import { ShareLinks } from '@fakos/shared-kit/ui/share-links';
import { useBlogSettings } from '../../../parts/blog-settings.ts';
import { useText } from '../../../text.ts';
import { AdjacentPosts } from './adjacent-posts.tsx';
import styles from './post-end.module.css';
import { PostGallery } from './post-gallery.tsx';
import { RelatedPosts } from './related-posts.tsx';
import shareStyles from './share-links.module.css';
import { useViewCount } from './use-view-count.ts';

const RELATED_PRODUCTS = 4;

/** Props of `PostEnd`. */
export interface PostEndProps {
  post: PostDetail;
  /** Opens one of the post's images in the lightbox. */
  onEnlarge: (index: number) => void;
}

/** The content below a post's text: gallery, tags, share links, adjacent posts, related products and posts. */
export function PostEnd({ post, onEnlarge }: PostEndProps) {
  const text = useText();
  const { showsShare, showsRelated } = useBlogSettings();
  useViewCount(post.slug);
  return (
    <>
      <div className={styles.end} data-far-below="">
        <PostGallery post={post} onEnlarge={onEnlarge} />
        <footer className={styles.footer}>
          <PostTags tags={post.tags} />
          {showsShare && (
            <ShareLinks
              heading={text('post.share')}
              path={paths.post(post.slug)}
              title={post.title}
              styles={shareStyles}
            />
          )}
          <AdjacentPosts previous={post.previous} next={post.next} />
        </footer>
      </div>
      <div className={styles.after} data-far-below="">
        <Slot name="post.related-products" whenNear limit={RELATED_PRODUCTS} />
        {showsRelated && <RelatedPosts posts={post.related} />}
      </div>
    </>
  );
}

function PostTags({ tags }: { tags: readonly string[] }) {
  const text = useText();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={text('post.tags')} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`${paths.blog}?${new URLSearchParams({ tag })}`} rel="tag" className={styles.tag}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
