import type { PostDetail } from '@fakos/shared-kit/api/posts/contract';

/** The files of a post's pictures: the one above the text first, then those of its gallery. */
export function picturesOf({ featured_image: hero, gallery_images: gallery }: PostDetail): readonly string[] {
  return [...new Set([hero, ...gallery])].filter((file) => file !== '');
}
