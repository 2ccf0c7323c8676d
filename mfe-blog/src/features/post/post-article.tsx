import type { PostDetail } from '@fakos/shared-kit/api/posts/contract';
import { SafeHtml } from '@fakos/shared-kit/html';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { postImage } from '../../parts/post-image.ts';
import { useText } from '../../text.ts';
import styles from './post-article.module.css';
import { PostDescription } from './post-description.tsx';
import { PostHeader } from './post-header.tsx';
import { RelatedPosts } from './related-posts.tsx';
import { ShareLinks } from './share-links.tsx';

const HERO_SIZES = '(min-width: 78rem) 72rem, 100vw';
const GALLERY_SIZES = 'auto, (min-width: 48rem) 26rem, 50vw';
/** Products shown beside a post. */
const RELATED_PRODUCTS = 4;

/** A post with all that belongs to it. */
export function PostArticle({ post }: { post: PostDetail }) {
  const hero = postImage(post.featured_image, '');
  return (
    <>
      <article className={styles.article}>
        <PostDescription post={post} />
        <PostHeader post={post} />
        {hero && (
          <div className={styles.hero}>
            <Picture {...hero} sizes={HERO_SIZES} priority fit="cover" />
          </div>
        )}
        <SafeHtml html={post.content} className={styles.content} />
        <PostGallery post={post} />
        <footer className={styles.footer}>
          <PostTags tags={post.tags} />
          <ShareLinks slug={post.slug} title={post.title} />
        </footer>
      </article>
      <div className={styles.after}>
        <Slot name="post.related-products" whenNear limit={RELATED_PRODUCTS} />
        <RelatedPosts posts={post.related} />
      </div>
    </>
  );
}

function PostGallery({ post }: { post: PostDetail }) {
  const text = useText();
  // The first picture of a post is the one above the text.
  const files = post.gallery_images.filter((file) => file !== '' && file !== post.featured_image);
  if (files.length === 0) return null;
  return (
    <ul aria-label={text('post.gallery')} className={styles.gallery}>
      {files.map((file, index) => {
        const image = postImage(file, text('post.galleryImage', { title: post.title, number: index + 1 }));
        return <li key={file}>{image && <Picture {...image} sizes={GALLERY_SIZES} fit="cover" />}</li>;
      })}
    </ul>
  );
}

function PostTags({ tags }: { tags: readonly string[] }) {
  const text = useText();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={text('post.tags')} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
