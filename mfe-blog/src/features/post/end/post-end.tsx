import type { PostDetail } from '@fakos/shared-kit/api/posts/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Link, paths } from '@fakos/shared-kit/router';
import { useText } from '../../../text.ts';
import { Neighbours } from './neighbours.tsx';
import styles from './post-end.module.css';
import { PostGallery } from './post-gallery.tsx';
import { RelatedPosts } from './related-posts.tsx';
import { ShareLinks } from './share-links.tsx';
import { useViewCount } from './use-view-count.ts';

/** Products shown beside a post. */
const RELATED_PRODUCTS = 4;

/** Props of `PostEnd`. */
export interface PostEndProps {
  post: PostDetail;
  /** Shows one of the post's pictures large, by its place among them. */
  onEnlarge: (place: number) => void;
}

/** What follows a post's text: its pictures, where it belongs, and where to go on. */
export function PostEnd({ post, onEnlarge }: PostEndProps) {
  useViewCount(post.slug);
  return (
    <>
      <div className={styles.end}>
        <PostGallery post={post} onEnlarge={onEnlarge} />
        <footer className={styles.footer}>
          <PostTags tags={post.tags} />
          <ShareLinks slug={post.slug} title={post.title} />
          <Neighbours previous={post.previous} next={post.next} />
        </footer>
      </div>
      <div className={styles.after}>
        <Slot name="post.related-products" whenNear limit={RELATED_PRODUCTS} />
        <RelatedPosts posts={post.related} />
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
