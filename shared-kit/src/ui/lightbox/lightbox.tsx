import { type ComponentType, useEffect, useState } from 'react';
import { useKitText } from '../../i18n/kit-text.ts';
import type { PictureProps } from '../picture/picture.tsx';
import { useToast } from '../toast/use-toast.ts';

/** A picture as the lightbox shows it, as wide as the screen. Its size may stay unknown. */
export interface LightboxPicture
  extends Pick<PictureProps, 'src' | 'alt' | 'srcSet' | 'srcFor' | 'widths' | 'fallbackSrc'>,
    Partial<Pick<PictureProps, 'width' | 'height'>> {
  /** A few words under the picture. */
  title?: string;
  /** What else there is to read of it, short or long. */
  text?: string;
}

/** Props of `Lightbox`. */
export interface LightboxProps {
  /** Accessible name, where more can be said than that pictures are shown large: whose they are. */
  label?: string;
  count: number;
  pictureAt: (index: number) => LightboxPicture;
  /** The picture that it opens with; closed without. */
  shown: number | undefined;
  onClose: () => void;
}

/**
 * Pictures as large as the screen, one at a time: keys, buttons and swipes turn to the others and stop at the ends (spec
 * sections 2, 4 and 9). Its code comes when a picture is opened, so no view pays for it.
 */
export function Lightbox(props: LightboxProps) {
  const { shown, onClose } = props;
  const [panel, setPanel] = useState<{ Panel: ComponentType<LightboxProps> }>();
  const toast = useToast();
  const kitText = useKitText();
  const wanted = shown !== undefined && !panel;

  useEffect(
    function fetchPanel() {
      if (!wanted) return;
      let current = true;
      import(/* webpackChunkName: "kit-lightbox" */ './panel/lightbox-panel.tsx').then(
        ({ LightboxPanel }) => {
          if (current) setPanel({ Panel: LightboxPanel });
        },
        () => {
          if (!current) return;
          toast.error(kitText('errors.REMOTE_UNREACHABLE'));
          // Closed, so that the next press tries again.
          onClose();
        },
      );
      return () => {
        current = false;
      };
    },
    [wanted, toast, kitText, onClose],
  );

  return panel ? <panel.Panel {...props} /> : null;
}
