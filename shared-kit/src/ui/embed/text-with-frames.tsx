import { Fragment, type ReactNode, useMemo } from 'react';
import { cutAtFrames } from './cut-at-frames.ts';
import { Embed } from './embed.tsx';

/** Props of `TextWithFrames`. */
export interface TextWithFramesProps {
  /** Clean HTML. */
  html: string;
  frameClass: string;
  /** Draws what stands between the frames. */
  renderText: (html: string) => ReactNode;
}

/** A written text whose frames are not asked for before the visitor allows it: each is an `Embed` in its place. */
export function TextWithFrames({ html, frameClass, renderText }: TextWithFramesProps): ReactNode {
  const pieces = useMemo(() => cutAtFrames(html), [html]);
  return pieces.map((piece) =>
    'frame' in piece ? (
      <Embed key={piece.at} className={frameClass} {...piece.frame} />
    ) : (
      <Fragment key={piece.at}>{renderText(piece.html)}</Fragment>
    ),
  );
}
