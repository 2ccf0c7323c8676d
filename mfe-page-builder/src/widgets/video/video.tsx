import { isImageFile } from '@fakos/contracts/html/safe-values';
import { getImageUrl } from '@fakos/contracts/images/contract';
import type { VideoFields } from '@fakos/contracts/widgets';
import { getVideoPlayerUrl, isAbsoluteLink } from '@fakos/contracts/widgets/video-address';
import { Embed } from '@fakos/shared-kit/ui/embed';
import { useSyncExternalStore } from 'react';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import { useWidgetText } from '../../widget-text.ts';
import { OwnVideoPlayer } from './own-video-player.tsx';
import styles from './video.module.css';

const POSTER_WIDTH = 1200;

/** A video of YouTube or Vimeo, loaded only after the visitor's consent, or an MP4 file of the site's own. */
export function VideoView({ fields }: WidgetViewProps<VideoFields>) {
  const { videoType, videoUrl, autoplay, thumbnail, title } = fields;
  const poster = isImageFile(thumbnail) ? getImageUrl('images', thumbnail, POSTER_WIDTH) : thumbnail;
  if (videoType === 'mp4') return <OwnVideo {...fields} thumbnail={poster} />;
  const player = getVideoPlayerUrl(videoType, videoUrl, { autoplay });
  if (player === undefined) return <InvalidAddress />;
  return <Embed kind="video" src={player} title={title} className={styles.embed} {...(poster ? { poster } : {})} />;
}

const subscribeToNothing = () => () => undefined;

function OwnVideo({ videoUrl, thumbnail, autoplay, title }: VideoFields) {
  const ownHost = useSyncExternalStore(
    subscribeToNothing,
    () => location.host,
    () => undefined,
  );
  const src = getVideoPlayerUrl('mp4', videoUrl, { ownHost });
  if (src !== undefined) return <OwnVideoPlayer src={src} poster={thumbnail} autoplay={autoplay} title={title} />;
  // The server does not know the site's host.
  const isUndecided = ownHost === undefined && isAbsoluteLink(videoUrl);
  return isUndecided ? <div className={styles.player} aria-busy="true" /> : <InvalidAddress />;
}

function InvalidAddress() {
  const text = useWidgetText();
  return <p className={styles.invalid}>{text('video.invalid')}</p>;
}
