import { useEffect, useRef } from 'react';
import { useWidgetText } from '../../widget-text.ts';
import styles from './video.module.css';

interface FilmProps {
  src: string;
  poster: string;
  autoplay: boolean;
  title: string;
}

/** A film of the site's own. It starts by itself, silently, only where motion is welcome. */
export function FilmView({ src, poster, autoplay, title }: FilmProps) {
  const text = useWidgetText();
  const film = useRef<HTMLVideoElement>(null);

  useEffect(
    function startByItself() {
      if (!autoplay || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      // A browser that refuses leaves the film to its controls.
      film.current?.play().catch(() => undefined);
    },
    [autoplay],
  );

  return (
    <video
      ref={film}
      className={styles.film}
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
