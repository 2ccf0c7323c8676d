import type { PostDetail } from '@fakos/shared-kit/api/posts/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { postImage } from '../../../parts/post-image.ts';
import { useText } from '../../../text.ts';
import { picturesOf } from '../post-pictures.ts';
import styles from './lightbox.module.css';
import { useSwipe } from './use-swipe.ts';

/** Props of `Lightbox`. */
export interface LightboxProps {
  post: PostDetail;
  /** The place of the picture that it opens with. */
  first: number;
  onClose: () => void;
}

/**
 * A post's pictures, one at a time over the whole screen. Left and right keys, buttons and swipes move until the ends;
 * the close button, Escape and the ground beside the picture close it, and the focus returns (spec section 2).
 */
export function Lightbox({ post, first, onClose }: LightboxProps) {
  const text = useText();
  const kitText = useKitText();
  const dialog = useRef<HTMLDialogElement>(null);
  const files = picturesOf(post);
  const [place, setPlace] = useState(first);
  const number = place + 1;
  const step = (by: 1 | -1) => setPlace((from) => Math.min(Math.max(from + by, 0), files.length - 1));
  const swipe = useSwipe(step);

  useEffect(function openOverPage() {
    dialog.current?.showModal();
  }, []);
  useEffect(
    // At the ends a button goes, and must not take the focus and with it the keys along.
    function keepFocus() {
      if (dialog.current?.open && !dialog.current.contains(document.activeElement)) dialog.current.focus();
    },
    [place],
  );

  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  const closeBeside = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('img, button')) dialog.current?.close();
  };
  const image = postImage(files[place] ?? '', text('post.galleryImage', { title: post.title, number }));
  return (
    <dialog
      ref={dialog}
      aria-label={text('post.gallery')}
      tabIndex={-1}
      className={styles.lightbox}
      onClose={onClose}
      onKeyDown={turn}
      onClick={closeBeside}
      {...swipe}
    >
      <div className={styles.bar}>
        <p role="status">{text('post.imageOf', { number, total: files.length })}</p>
        <IconButton
          variant="filled"
          label={kitText('actions.close')}
          icon={<Icon name="close" />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <div className={styles.stage}>
        {image && <Picture key={image.src} {...image} sizes="100vw" priority className={styles.picture} />}
      </div>
      {place > 0 && (
        <IconButton
          variant="filled"
          label={text('post.previousImage')}
          icon={<Icon name="chevron-left" />}
          onClick={() => step(-1)}
          className={`${styles.turn} ${styles.previous}`}
        />
      )}
      {place < files.length - 1 && (
        <IconButton
          variant="filled"
          label={text('post.nextImage')}
          icon={<Icon name="chevron-right" />}
          onClick={() => step(1)}
          className={`${styles.turn} ${styles.next}`}
        />
      )}
    </dialog>
  );
}
