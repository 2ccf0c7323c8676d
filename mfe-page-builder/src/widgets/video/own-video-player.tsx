import { useEffect, useRef } from 'react';
import { useWidgetText } from '../../widget-text.ts';
import styles from './video.module.css';

interface OwnVideoPlayerProps {
  src: string;
  poster: string;
  autoplay: boolean;
  title: string;
}

/** A video of the site's own. With `autoplay` it starts muted, unless the visitor prefers reduced motion. */
export function OwnVideoPlayer({ src, poster, autoplay, title }: OwnVideoPlayerProps) {
  const text = useWidgetText();
  const video = useRef<HTMLVideoElement>(null);

  useEffect(
    function startPlaying() {
      if (!autoplay || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      // Where the browser refuses, the visitor uses the controls.
      video.current?.play().catch(() => undefined);
    },
    [autoplay],
  );

  return (
    <video
      ref={video}
      className={styles.player}
      src={src}
      poster={poster || undefined}
      aria-label={title || text('video.name')}
      controls
      muted={autoplay}
      playsInline
      preload={poster ? 'none' : 'metadata'}
    />
  );
}
