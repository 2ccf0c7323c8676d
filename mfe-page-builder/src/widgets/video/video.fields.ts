import { isFileName, readImageSource } from '../../framework/image-source.ts';
import { readChoice, readFlag, readText } from '../../framework/read-fields.ts';
import type { StoredFields } from '../../framework/widget.ts';
import { type VideoType, videoTypes } from './video-address.ts';

const IN_SITE = /^\/(?![\\/])/;

/** Fields of the video widget (spec section 3). `title` names the video for those who do not see it. */
export interface VideoFields {
  videoType: VideoType;
  videoUrl: string;
  autoplay: boolean;
  thumbnail: string;
  title: string;
}

export const videoDefaults: VideoFields = {
  videoType: 'youtube',
  videoUrl: '',
  autoplay: false,
  thumbnail: '',
  title: '',
};

/** An uploaded picture or one inside the site: nobody else may learn of the visitor before the video is asked for. */
export function readThumbnail(value: unknown): string {
  const source = readImageSource(value);
  return isFileName(source) || IN_SITE.test(source) ? source : '';
}

/** Today's fields from whatever is stored. */
export function readVideoFields(stored: StoredFields): VideoFields {
  return {
    videoType: readChoice(stored.videoType, videoTypes, videoDefaults.videoType),
    videoUrl: readText(stored.videoUrl).trim(),
    autoplay: readFlag(stored.autoplay),
    thumbnail: readThumbnail(stored.thumbnail),
    title: readText(stored.title).trim(),
  };
}
