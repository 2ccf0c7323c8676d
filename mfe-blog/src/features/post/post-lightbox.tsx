import type { PostDetail } from '@fakos/shared-kit/api/posts/contract';
import { Lightbox, type LightboxPicture } from '@fakos/shared-kit/ui/lightbox';
import { postImage } from '../../parts/post-image.ts';
import { useText } from '../../text.ts';
import { picturesOf } from './post-pictures.ts';

interface PostLightboxProps {
  post: PostDetail;
  /** The place of the picture that it opens with; closed without. */
  shown: number | undefined;
  onClose: () => void;
}

/** A post's pictures over the page. */
export function PostLightbox({ post, shown, onClose }: PostLightboxProps) {
  const text = useText();
  const files = picturesOf(post);
  const pictureAt = (place: number) => postImage(files[place] ?? '', post.title) as LightboxPicture;
  return (
    <Lightbox label={text('post.gallery')} count={files.length} pictureAt={pictureAt} shown={shown} onClose={onClose} />
  );
}
