import type { PostDetail } from '@fakos/contracts/posts/contract';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { getPostImage, listPostImages } from '../../../parts/post-image.ts';
import { useText } from '../../../text.ts';
import styles from './post-end.module.css';
import type { PostEndProps } from './post-end.tsx';

const SIZES = 'auto, (min-width: 48rem) 26rem, 50vw';

/** A post's images except the one above its text; each opens in the lightbox. */
export function PostGallery({ post, onEnlarge }: PostEndProps) {
  const text = useText();
  const files = listPostImages(post);
  const isHero = (file: PostDetail['featured_image']) => file === post.featured_image;
  if (files.every(isHero)) return null;
  return (
    <ul aria-label={text('post.gallery')} className={styles.gallery}>
      {files.map((file, index) => {
        const image = isHero(file) ? undefined : getPostImage(file, '');
        return (
          image && (
            <li key={file}>
              <button
                type="button"
                aria-label={text('post.enlarge', { title: post.title, number: index + 1 })}
                onClick={() => onEnlarge(index)}
                className={styles.thumbnail}
              >
                <ResponsiveImage {...image} sizes={SIZES} fit="cover" />
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}
