import type { PostDetail } from '@fakos/contracts/posts/contract';
import { Lightbox, type LightboxImage } from '@fakos/shared-kit/ui/lightbox';
import { getPostImage, listPostImages } from '../../parts/post-image.ts';
import { useText } from '../../text.ts';

interface PostLightboxProps {
  post: PostDetail;
  /** Index of the image that is open; closed without it. */
  shown: number | undefined;
  onClose: () => void;
}

/** A post's images in full size. */
export function PostLightbox({ post, shown, onClose }: PostLightboxProps) {
  const text = useText();
  const files = listPostImages(post);
  const getImage = (index: number) => getPostImage(files[index] ?? '', post.title) as LightboxImage;
  return (
    <Lightbox label={text('post.gallery')} count={files.length} getImage={getImage} shown={shown} onClose={onClose} />
  );
}
