import { Fragment, type ReactNode, useMemo } from 'react';
import { Embed } from './embed.tsx';
import { splitAtFrames } from './split-at-frames.ts';

/** Props of `TextWithFrames`. */
export interface TextWithFramesProps {
  /** Sanitised HTML. */
  html: string;
  frameClass: string;
  /** Renders the HTML between frames. */
  renderText: (html: string) => ReactNode;
}

/** Sanitised HTML in which each frame is an `Embed`, which loads only with consent. */
export function TextWithFrames({ html, frameClass, renderText }: TextWithFramesProps): ReactNode {
  const pieces = useMemo(() => splitAtFrames(html), [html]);
  return pieces.map((piece) =>
    'frame' in piece ? (
      <Embed key={piece.at} className={frameClass} {...piece.frame} />
    ) : (
      <Fragment key={piece.at}>{renderText(piece.html)}</Fragment>
    ),
  );
}
