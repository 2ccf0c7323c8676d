import type { PostDetail } from '@fakos/shared-kit/api/posts/contract';
import { useDeferred } from '@fakos/shared-kit/ui/deferred';
import type { LightboxProps } from './lightbox.tsx';

const loadLightbox = () => import(/* webpackChunkName: "post-lightbox" */ './lightbox.tsx').then((m) => m.Lightbox);

interface LateLightboxProps {
  post: PostDetail;
  /** The place of the picture that is shown; none is without it. */
  shown: number | undefined;
  onClose: () => void;
}

/** A post's pictures over the page; its code comes when somebody moves in the page. */
export function LateLightbox({ post, shown, onClose }: LateLightboxProps) {
  const Lightbox = useDeferred<LightboxProps>(loadLightbox, shown !== undefined);
  return Lightbox && shown !== undefined ? <Lightbox post={post} first={shown} onClose={onClose} /> : null;
}
