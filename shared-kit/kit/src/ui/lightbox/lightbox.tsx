import { useEffect } from 'react';
import { useKitText } from '../../i18n/kit-text.ts';
import { createLazy, useLazy } from '../../lazy/lazy.tsx';
import type { ResponsiveImageProps } from '../image/responsive-image.tsx';
import { useToast } from '../toast/use-toast.ts';

/** An image in the lightbox. Its size is optional. */
export interface LightboxImage
  extends Pick<ResponsiveImageProps, 'src' | 'alt' | 'srcSet' | 'getSrc' | 'widths' | 'fallbackSrc'>,
    Partial<Pick<ResponsiveImageProps, 'width' | 'height'>> {
  /** Short title below the image. */
  title?: string;
  /** Description below the title. */
  text?: string;
}

/** Props of `Lightbox`. */
export interface LightboxProps {
  /** Accessible name; a generic one by default. */
  label?: string;
  count: number;
  getImage: (index: number) => LightboxImage;
  /** Index of the image to open with; undefined to close. */
  shown: number | undefined;
  onClose: () => void;
}

const panel = createLazy(() =>
  import(/* webpackChunkName: "kit-lightbox" */ './panel/lightbox-panel.tsx').then((module) => module.LightboxPanel),
);

/**
 * Full-screen images, one at a time: keys, buttons and swipes show the others and stop at the ends (spec sections 2, 4
 * and 9). Its code is loaded when an image is opened.
 */
export function Lightbox(props: LightboxProps) {
  const { shown, onClose } = props;
  const toast = useToast();
  const kitText = useKitText();
  const { code: Panel, hasFailed } = useLazy(panel, shown === undefined ? 'never' : 'now');

  useEffect(
    function reportFailure() {
      if (!hasFailed) return;
      toast.error(kitText('errors.REMOTE_UNREACHABLE'));
      // Closed, so that the next click tries again.
      onClose();
    },
    [hasFailed, toast, kitText, onClose],
  );

  return Panel ? <Panel {...props} /> : null;
}
