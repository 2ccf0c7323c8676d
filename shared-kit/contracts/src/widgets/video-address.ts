import type { VideoFields } from './types/video.ts';

/** Providers of a video widget (spec section 3). */
export type VideoType = VideoFields['videoType'];

const YOUTUBE_HOSTS: readonly string[] = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
];
const YOUTUBE_SHORT_HOST = 'youtu.be';
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_HOSTS: readonly string[] = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];
const VIMEO_ID = /\/(\d+)(?:\/([\da-f]{6,20}))?\/?$/;
const MP4_PATH = /^\/(?![\\/])[^\s"'<>\\?#]{1,300}\.mp4(?:[?#][^\s"'<>\\]{0,200})?$/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

interface PlayerOptions {
  /** The video starts by itself, muted. */
  readonly autoplay?: boolean;
  /** Host of the site, where it is known. */
  readonly ownHost?: string | undefined;
}

/**
 * Address that plays a video, undefined where the link is not valid (spec section 5, "Video"): watch, short and embed
 * links of YouTube and links of Vimeo with a numeric id, both with or without a scheme, and MP4 files of the site's own.
 */
export function getVideoPlayerUrl(
  type: VideoType,
  link: string,
  { autoplay = false, ownHost }: PlayerOptions = {},
): string | undefined {
  if (type === 'mp4') return getOwnVideoPath(link, ownHost);
  const url = parseLink(link);
  if (!url) return undefined;
  return type === 'youtube' ? getYoutubePlayer(url, autoplay) : getVimeoPlayer(url, autoplay);
}

/** True for a link with a scheme: whether it points into the site is known only together with the site's host. */
export function isAbsoluteLink(link: string): boolean {
  return SCHEME.test(link);
}

function getOwnVideoPath(link: string, ownHost: string | undefined): string | undefined {
  const url = isAbsoluteLink(link) ? parseLink(link) : undefined;
  const path = url && url.host === ownHost ? url.pathname + url.search + url.hash : link;
  return MP4_PATH.test(path) ? path : undefined;
}

function parseLink(link: string): URL | undefined {
  const absolute = isAbsoluteLink(link) ? link : `https://${link.replace(/^\/\//, '')}`;
  const url = URL.canParse(absolute) ? new URL(absolute) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}

function getYoutubePlayer(url: URL, autoplay: boolean): string | undefined {
  const id = getYoutubeId(url);
  if (!YOUTUBE_ID.test(id)) return undefined;
  // Browsers only let muted videos start by themselves.
  return `https://www.youtube-nocookie.com/embed/${id}?rel=0${autoplay ? '&autoplay=1&mute=1' : ''}`;
}

function getYoutubeId({ host, pathname, searchParams }: URL): string {
  const [, first = '', second = ''] = pathname.split('/');
  if (host === YOUTUBE_SHORT_HOST) return first;
  if (!YOUTUBE_HOSTS.includes(host)) return '';
  if (first === 'watch') return searchParams.get('v') ?? '';
  return first === 'embed' || first === 'shorts' ? second : '';
}

function getVimeoPlayer({ host, pathname, searchParams }: URL, autoplay: boolean): string | undefined {
  const [, id, key] = VIMEO_ID.exec(pathname) ?? [];
  if (!VIMEO_HOSTS.includes(host) || id === undefined) return undefined;
  // An unlisted video opens only with its key.
  const hash = key ?? /^[\da-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0];
  const query = new URLSearchParams({ dnt: '1', ...(hash ? { h: hash } : {}) });
  if (autoplay) for (const name of ['autoplay', 'muted']) query.set(name, '1');
  return `https://player.vimeo.com/video/${id}?${query.toString()}`;
}
