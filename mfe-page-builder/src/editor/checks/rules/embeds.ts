import { isEmbedSource } from '@fakos/contracts/html/allow-list';
import { readText } from '@fakos/contracts/html/safe-values';
import { videoWidget } from '@fakos/contracts/widgets';
import { readFields } from '@fakos/contracts/widgets/read-fields';
import { getVideoPlayerUrl } from '@fakos/contracts/widgets/video-address';
import { type CheckPlace, type CheckProblem, createProblem } from '../check-problem.ts';
import { getHtmlParts } from '../html-parts.ts';
import { listFields, type PlacedWidget } from '../page-contents.ts';

/** Videos and maps of other sites, which visitors see only after their consent; frames that the site does not show. */
export function checkEmbeds(contents: readonly PlacedWidget[]): CheckProblem[] {
  return contents.flatMap((widget) => [
    ...checkVideo(widget),
    ...listFields(widget).flatMap(({ description, value, place }) => {
      if (description.kind !== 'html') return [];
      return getHtmlParts(readText(value)).frames.flatMap((frame) => checkFrame(frame, place));
    }),
  ]);
}

function checkVideo({ record, language }: PlacedWidget): CheckProblem[] {
  if (record.type !== videoWidget.type) return [];
  const { videoType, videoUrl, title } = readFields(videoWidget, record);
  if (videoUrl === '') return [];
  const place = { language, id: record.id };
  const player = videoType === 'mp4' ? undefined : getVideoPlayerUrl(videoType, videoUrl);
  return [
    ...(title === '' ? [createProblem('video-without-title', { ...place, field: 'title' })] : []),
    ...(player ? [createProblem('third-party-embed', { ...place, field: 'videoUrl' }, { host: getHost(player) })] : []),
  ];
}

function checkFrame({ src, title }: { src: string; title: string }, place: CheckPlace): CheckProblem[] {
  if (!isEmbedSource(src)) return [createProblem('blocked-embed', place, { host: getHost(src) || src })];
  return [
    ...(title === '' ? [createProblem('video-without-title', place)] : []),
    createProblem('third-party-embed', place, { host: getHost(src) }),
  ];
}

function getHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
