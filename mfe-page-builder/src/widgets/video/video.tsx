import { imageUrl } from '@fakos/shared-kit/api/images/contract';
import { Embed } from '@fakos/shared-kit/ui/embed';
import { isFileName } from '../../framework/image-source.ts';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { useWidgetText } from '../../widget-text.ts';
import { FilmView } from './film.tsx';
import { readVideoFields } from './video.fields.ts';
import styles from './video.module.css';
import { playerOf } from './video-address.ts';

const POSTER_WIDTH = 1200;

/** A video of YouTube or Vimeo, which nobody is asked for before the visitor allows it, or a film of the site's own. */
export function VideoView({ stored }: WidgetViewProps) {
  const text = useWidgetText();
  const { videoType, videoUrl, autoplay, thumbnail, title } = readVideoFields(stored);
  const player = playerOf(videoType, videoUrl, autoplay);
  if (player === undefined) return <p className={styles.invalid}>{text('video.invalid')}</p>;
  const poster = isFileName(thumbnail) ? imageUrl('images', thumbnail, POSTER_WIDTH) : thumbnail;
  if (videoType === 'mp4') return <FilmView src={player} poster={poster} autoplay={autoplay} title={title} />;
  return <Embed kind="video" src={player} title={title} className={styles.place} {...(poster ? { poster } : {})} />;
}
