import { z } from '@fakos/shared-kit/forms';
import type { WidgetDefinition } from '../../framework/widget.ts';
import { readThumbnail, readVideoFields, type VideoFields, videoDefaults } from './video.fields.ts';
import { playerOf, videoTypes } from './video-address.ts';

export const videoWidget: WidgetDefinition<VideoFields> = {
  type: 'video',
  version: 1,
  schema: z
    .object({
      videoType: z.enum(videoTypes),
      videoUrl: z.string(),
      autoplay: z.boolean(),
      thumbnail: z.string().refine((value) => value === '' || readThumbnail(value) !== ''),
      title: z.string(),
    })
    .refine(
      ({ videoType, videoUrl }) =>
        videoUrl === '' || playerOf(videoType, videoUrl, false, globalThis.location?.host) !== undefined,
      { path: ['videoUrl'] },
    ),
  defaults: videoDefaults,
  migrate: readVideoFields,
};
