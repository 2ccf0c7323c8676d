import type { PostDetail } from '@fakos/shared-kit/api/posts/contract';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { postImage } from '../../../parts/post-image.ts';
import { useText } from '../../../text.ts';
import { picturesOf } from '../post-pictures.ts';
import styles from './post-end.module.css';
import type { PostEndProps } from './post-end.tsx';

const SIZES = 'auto, (min-width: 48rem) 26rem, 50vw';

/** The pictures of a post besides the one above its text; each opens large. */
export function PostGallery({ post, onEnlarge }: PostEndProps) {
  const text = useText();
  const files = picturesOf(post);
  const isHero = (file: PostDetail['featured_image']) => file === post.featured_image;
  if (files.every(isHero)) return null;
  return (
    <ul aria-label={text('post.gallery')} className={styles.gallery}>
      {files.map((file, place) => {
        const image = isHero(file) ? undefined : postImage(file, '');
        return (
          image && (
            <li key={file}>
              <button
                type="button"
                aria-label={text('post.enlarge', { title: post.title, number: place + 1 })}
                onClick={() => onEnlarge(place)}
                className={styles.thumbnail}
              >
                <Picture {...image} sizes={SIZES} fit="cover" />
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}
