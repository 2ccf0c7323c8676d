import { imageUrl } from '@fakos/shared-kit/api/images/contract';
import { Embed } from '@fakos/shared-kit/ui/embed';
import { useSyncExternalStore } from 'react';
import { isFileName } from '../../framework/image-source.ts';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { useWidgetText } from '../../widget-text.ts';
import { FilmView } from './film.tsx';
import { readVideoFields, type VideoFields } from './video.fields.ts';
import styles from './video.module.css';
import { namesItsHost, playerOf } from './video-address.ts';

const POSTER_WIDTH = 1200;

/** A video of YouTube or Vimeo, which nobody is asked for before the visitor allows it, or a film of the site's own. */
export function VideoView({ stored }: WidgetViewProps) {
  const fields = readVideoFields(stored);
  const { videoType, videoUrl, autoplay, thumbnail, title } = fields;
  const poster = isFileName(thumbnail) ? imageUrl('images', thumbnail, POSTER_WIDTH) : thumbnail;
  if (videoType === 'mp4') return <OwnFilm {...fields} thumbnail={poster} />;
  const player = playerOf(videoType, videoUrl, autoplay);
  if (player === undefined) return <Invalid />;
  return <Embed kind="video" src={player} title={title} className={styles.place} {...(poster ? { poster } : {})} />;
}

const never = () => () => undefined;

function OwnFilm({ videoUrl, thumbnail, autoplay, title }: VideoFields) {
  const ownHost = useSyncExternalStore(
    never,
    () => location.host,
    () => undefined,
  );
  const src = playerOf('mp4', videoUrl, false, ownHost);
  if (src !== undefined) return <FilmView src={src} poster={thumbnail} autoplay={autoplay} title={title} />;
  // A server does not know by which name it is called.
  const mayBeOwn = ownHost === undefined && namesItsHost(videoUrl);
  return mayBeOwn ? <div className={styles.film} aria-busy="true" /> : <Invalid />;
}

function Invalid() {
  const text = useWidgetText();
  return <p className={styles.invalid}>{text('video.invalid')}</p>;
}
